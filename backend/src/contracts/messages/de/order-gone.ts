import type { orderGone as en } from '../en/order-gone.ts';

/** Where there is no order to be seen: few visits come here. */
export const orderGone: Readonly<Record<keyof typeof en, string>> = {
  'tracking.notFound': 'Bestellung nicht gefunden',
  'tracking.notFoundText': 'Vielleicht gehört sie zu einem anderen Konto.',
  'tracking.notFoundAnonymous':
    'Melde dich an, um deine Bestellungen zu sehen. Links zu einer Bestellung gelten 30 Tage.',
  'tracking.linkEnded': 'Dieser Link öffnet keine Bestellung mehr',
  'tracking.linkEndedText':
    'Links zu einer Bestellung gelten 30 Tage oder bis die Daten des Gastes daraus entfernt sind. Hast du eine Frage zu einer Bestellung, wende dich an das Restaurant oder an uns.',
  'tracking.linkEndedContact': 'Kontakt',
};
