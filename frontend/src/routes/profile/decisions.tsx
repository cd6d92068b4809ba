import { createFileRoute } from '@tanstack/react-router';
import { OwnDecisionsScreen } from '../../features/moderation/own-decisions-screen.tsx';
import { requireRole } from '../../domain/session/guards.ts';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/profile/decisions')({
  beforeLoad: requireRole('customer'),
  loader: () => loadTexts('account', 'moderation'),
  component: OwnDecisionsScreen,
});
