import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '../../features/pages/privacy-screen.tsx';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/(info)/privacy')({
  loader: () => loadTexts('legal', 'pages'),
  component: PrivacyScreen,
});
