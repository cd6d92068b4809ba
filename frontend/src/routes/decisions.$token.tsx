import { createFileRoute } from '@tanstack/react-router';
import { DecisionScreen } from '../features/moderation/decision-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/decisions/$token')({
  loader: () => loadTexts('moderation'),
  component: Screen,
});

function Screen() {
  return <DecisionScreen key={Route.useParams().token} token={Route.useParams().token} />;
}
