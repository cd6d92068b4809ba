import { createFileRoute } from '@tanstack/react-router';
import { FaqScreen } from '../../features/pages/faq-screen.tsx';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/(info)/faq')({ loader: () => loadTexts('pages'), component: FaqScreen });
