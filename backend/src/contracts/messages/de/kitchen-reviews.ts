import type { kitchenReviews as en } from '../en/kitchen-reviews.ts';

export const kitchenReviews: Readonly<Record<keyof typeof en, string>> = {
  'kitchenReviews.title': 'Bewertungen',
  'kitchenReviews.lead':
    'Was Gäste zu abgeschlossenen Bestellungen sagen. Ihre Antwort ist öffentlich und steht auf Ihrer Seite unter der Bewertung.',
  'kitchenReviews.order': 'Bestellung #{{id}}',
  'kitchenReviews.newest': 'Neueste Bewertung: Bestellung #{{id}}',
  'kitchenReviews.list': 'Bewertungen Ihres Restaurants',
  'kitchenReviews.noWords': 'Nur Sterne, kein Text',
  'kitchenReviews.yourAnswer': 'Ihre Antwort',
  'kitchenReviews.answer': 'Antworten',
  'kitchenReviews.answerTo': 'Auf die Bewertung von {{name}} antworten',
  'kitchenReviews.change': 'Antwort ändern',
  'kitchenReviews.changeOf': 'Antwort ändern, an {{name}}',
  'kitchenReviews.delete': 'Antwort löschen',
  'kitchenReviews.deleteOf': 'Antwort löschen, an {{name}}',
  'kitchenReviews.deleteTitle': 'Antwort löschen?',
  'kitchenReviews.deleteText':
    'Gäste lesen sie dann nicht mehr unter der Bewertung. Sie können jederzeit neu antworten.',
  'kitchenReviews.deleted': 'Ihre Antwort ist gelöscht',
  'kitchenReviews.deleteFailed': 'Ihre Antwort wurde nicht gelöscht',
  'kitchenReviews.field': 'Ihre Antwort an {{name}}',
  'kitchenReviews.hint': 'Alle können sie lesen, unter dem Namen Ihres Restaurants.',
  'kitchenReviews.publish': 'Antwort veröffentlichen',
  'kitchenReviews.cancel': 'Verwerfen',
  'kitchenReviews.published': 'Ihre Antwort ist veröffentlicht',
  'kitchenReviews.failed': 'Ihre Antwort wurde nicht veröffentlicht',
  'kitchenReviews.required': 'Schreiben Sie zuerst eine Antwort',
  'kitchenReviews.tooLong': 'Kürzen Sie die Antwort auf höchstens {{max}} Zeichen',
  'kitchenReviews.more': 'Weitere Bewertungen zeigen',
  'kitchenReviews.none': 'Noch keine Bewertungen',
  'kitchenReviews.noneText':
    'Sobald Gäste ihre Bestellung haben, können sie sie bewerten. Die Bewertungen stehen dann hier.',
};
