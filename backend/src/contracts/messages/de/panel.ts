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
};
