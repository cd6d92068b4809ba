import { createFileRoute } from '@tanstack/react-router';
import { SupportScreen } from '../../features/pages/support-screen.tsx';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/(info)/support')({ loader: () => loadTexts('pages'), component: SupportScreen });
