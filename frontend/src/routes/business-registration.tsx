import { createFileRoute } from '@tanstack/react-router';
import { RegistrationScreen } from '../features/business/registration-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/business-registration')({
  loader: () => loadTexts('business'),
  component: RegistrationScreen,
});
