import { createFileRoute } from '@tanstack/react-router';
import { PricingScreen } from '../../features/pages/pricing-screen.tsx';
import { loadTexts } from '../../i18n/texts.ts';

export const Route = createFileRoute('/(info)/pricing')({ loader: () => loadTexts('pages'), component: PricingScreen });
