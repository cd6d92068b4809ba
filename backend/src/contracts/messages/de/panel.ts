import type { panel as en } from '../en/panel.ts';

/** What the dashboards of restaurants and administrators share, and their logins. */
export const panel: Readonly<Record<keyof typeof en, string>> = {
  'panel.sections': 'Bereiche',
  'panel.retry': 'Noch einmal versuchen',
  'panel.failure.network':
    'Der Server ist nicht erreichbar. Es ist nichts verloren. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'panel.failure.unknown':
    'Der Server konnte nicht antworten. Es ist nichts verloren. Bitte versuchen Sie es gleich noch einmal.',
  'panel.login.invalidEmail': 'Ungültige E-Mail-Adresse',
  'panel.login.passwordRequired': 'Bitte geben Sie das Passwort ein',
  'panel.login.failed': 'Anmeldung fehlgeschlagen',
  'panel.login.showPassword': 'Passwort zeigen oder verbergen',
  'panel.login.forgotten': 'Passwort vergessen?',
  'panel.login.home': 'Zur Startseite',
  'panel.login.customers': 'Anmeldung für Gäste',
  'panel.signedIn.title': 'Sie sind bereits angemeldet',
  'panel.signedIn.text': 'Als {{account}}. Diese Anmeldung ist für eine andere Art von Konto.',
  'panel.signedIn.goOn': 'Mit diesem Konto weiter',
  'panel.signedIn.leave': 'Abmelden und hier anmelden',

  'trader.legalName': 'Firma oder voller Name',
  'trader.vatId': 'USt-IdNr.',
  'trader.phone': 'Telefon',
  'trader.traderDeclaration': 'Erklärung, nur rechtmäßige Produkte anzubieten',

  'suspension.ground.food_safety': 'Lebensmittelsicherheit',
  'suspension.ground.legal_obligation': 'Gesetzliche oder behördliche Pflicht',
  'suspension.ground.fraud': 'Betrug oder Verdacht auf Betrug',
  'suspension.ground.repeated_infringement': 'Wiederholte Verstöße gegen unsere AGB',
  'suspension.ground.false_information': 'Falsche Angaben',
  'suspension.ground.terms_breach': 'Verstoß gegen unsere AGB',
  'suspension.ground.unpaid_subscription': 'Abo nicht bezahlt',
  'suspension.ground.other': 'Anderer Grund',

  'date.invalid': 'Bitte geben Sie ein Datum wie 25.12.2026 ein',
  'date.tooEarly': 'Bitte wählen Sie den {{date}} oder einen späteren Tag',
  'date.tooLate': 'Bitte wählen Sie den {{date}} oder einen früheren Tag',
  'date.placeholder': 'TT.MM.JJJJ',
  'date.previousMonth': 'Voriger Monat',
  'date.nextMonth': 'Nächster Monat',
  'date.previousYear': 'Voriges Jahr',
  'date.nextYear': 'Nächstes Jahr',
  'date.previousYears': 'Frühere Jahre',
  'date.nextYears': 'Spätere Jahre',
};
