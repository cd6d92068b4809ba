import { createFileRoute } from '@tanstack/react-router';
import { AccessibilityScreen } from '../../features/pages/accessibility-screen.tsx';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/(info)/accessibility')({
  loader: () => loadTexts('legal', 'pages'),
  component: AccessibilityScreen,
});
