import { createFileRoute } from '@tanstack/react-router';
import { HowItWorksScreen } from '../../features/pages/how-it-works-screen.tsx';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/(info)/how-it-works')({
  loader: () => loadTexts('pages'),
  component: HowItWorksScreen,
});
