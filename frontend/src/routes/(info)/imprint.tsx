import { createFileRoute } from '@tanstack/react-router';
import { ImprintScreen } from '../../features/pages/imprint-screen.tsx';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/(info)/imprint')({
  loader: () => loadTexts('footer', 'legal', 'pages'),
  component: ImprintScreen,
});
