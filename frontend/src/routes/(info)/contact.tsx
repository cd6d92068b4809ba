import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '../../features/pages/contact-screen.tsx';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/(info)/contact')({ loader: () => loadTexts('pages'), component: ContactScreen });
