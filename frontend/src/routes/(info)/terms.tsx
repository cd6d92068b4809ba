import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '../../features/pages/terms-screen.tsx';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/(info)/terms')({
  loader: () => loadTexts('legal', 'pages'),
  component: TermsScreen,
});
