import type { accountLinks as en } from '../en/account-links.ts';

/** Screens that links in e-mails lead to: a forgotten password, and an address to be confirmed. */
export const accountLinks: Readonly<Record<keyof typeof en, string>> = {
  'reset.request.title': 'Passwort vergessen?',
  'reset.request.customer': 'Gib deine E-Mail-Adresse ein, dann schicken wir dir einen Link für ein neues Passwort.',
  'reset.request.partner':
    'Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden, dann schicken wir Ihnen einen Link für ein neues Passwort.',
  'reset.send': 'Link schicken',
  'reset.toLogin': 'Zurück zur Anmeldung',
  'reset.sent.title': 'E-Mail ist unterwegs',
  'reset.sent.customer':
    'Gehört {{email}} zu einem Konto, ist gleich ein Link in deinem Postfach. Er gilt einmal und 30 Minuten lang.',
  'reset.sent.partner':
    'Gehört {{email}} zu einem Konto, ist gleich ein Link in Ihrem Postfach. Er gilt einmal und 30 Minuten lang.',
  'reset.missing.customer':
    'Nach ein paar Minuten noch nichts da? Schau in den Spam-Ordner und prüfe, ob du dich mit dieser Adresse anmeldest.',
  'reset.missing.partner':
    'Nach ein paar Minuten noch nichts da? Schauen Sie in den Spam-Ordner und prüfen Sie, ob Sie sich mit dieser Adresse anmelden.',
  'reset.again': 'Noch einmal versuchen oder andere Adresse verwenden',
  'reset.choose.title': 'Neues Passwort wählen',
  'reset.choose.customer': 'Danach werden alle Geräte abgemeldet, und du meldest dich mit dem neuen an.',
  'reset.choose.partner': 'Danach werden alle Geräte abgemeldet, und Sie melden sich mit dem neuen an.',
  'reset.save': 'Passwort festlegen',
  'reset.done.title': 'Passwort festgelegt',
  'reset.done.customer': 'Alle Geräte wurden abgemeldet. Melde dich jetzt mit deinem neuen Passwort an.',
  'reset.done.partner': 'Alle Geräte wurden abgemeldet. Melden Sie sich jetzt mit Ihrem neuen Passwort an.',
  'reset.expired.title': 'Dieser Link gilt nicht mehr',
  'reset.expired.customer':
    'Er wurde schon verwendet oder ist älter als 30 Minuten. Dein Passwort ist unverändert. Einen neuen Link bekommst du sofort.',
  'reset.expired.partner':
    'Er wurde schon verwendet oder ist älter als 30 Minuten. Ihr Passwort ist unverändert. Einen neuen Link bekommen Sie sofort.',
  'reset.newLink': 'Neuen Link anfordern',
  'confirmEmail.ask.title': 'E-Mail-Adresse bestätigen',
  'confirmEmail.ask.text': 'Damit zeigst du, dass das Postfach dir gehört. Ab dann ist es die Adresse deines Kontos.',
  'confirmEmail.confirm': 'Adresse bestätigen',
  'confirmEmail.done.title': 'Adresse bestätigt',
  'confirmEmail.done.text': '{{email}} ist die Adresse deines Kontos, und du meldest dich damit an.',
  'confirmEmail.expired.title': 'Dieser Link gilt nicht mehr',
  'confirmEmail.expired.text':
    'Er wurde schon verwendet, ist zu alt, oder ein neuerer hat ihn ersetzt. In deinem Profil kannst du einen neuen anfordern.',
  'confirmEmail.toProfile': 'Zu meinem Profil',
  'confirmEmail.toHome': 'Zur Startseite',
};
