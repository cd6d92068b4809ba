import type { common as en } from '../en/common.ts';

export const common: Readonly<Record<keyof typeof en, string>> = {
  'app.name': 'Tischlein',
  'app.description': 'Bestell Essen aus Restaurants in Berlin, Hamburg und Frankfurt und verfolge es bis an deine Tür.',
  'app.claim': 'Der Tisch, der sich selbst deckt',

  'action.back': 'Zurück',
  'action.cancel': 'Abbrechen',
  'action.close': 'Schließen',
  'action.retry': 'Noch einmal versuchen',
  'action.save': 'Änderungen speichern',
  'action.logIn': 'Anmelden',
  'action.register': 'Registrieren',
  'action.logOut': 'Abmelden',

  'common.loading': 'Wird geladen',
  'common.notSpecified': 'nicht angegeben',
  'common.skipToContent': 'Zum Inhalt springen',
  'common.new': 'Neu',
  'common.total': 'Gesamtbetrag',
  'common.subtotal': 'Zwischensumme',
  'common.deliveryFee': 'Liefergebühr',
  'common.deposit': 'Pfand',
  'common.length': '{{used}} von {{max}} Zeichen',
  'common.minutes': '{{range}} Min.',
  'common.password': 'Passwort',
  'common.email': 'E-Mail',

  'failure.network':
    'Der Server ist nicht erreichbar. Es ist nichts verloren. Prüfe deine Verbindung und versuche es noch einmal.',
  'failure.unknown': 'Bei uns ist etwas schiefgegangen. Es ist nichts verloren. Versuche es gleich noch einmal.',
  'failure.load': 'Das ließ sich nicht laden',
  'failure.crash': 'Diese Seite ist stehen geblieben',
  'failure.crashHelp': 'Dein Warenkorb und deine Bestellungen sind sicher. Lade die Seite neu, dann geht es weiter.',
  'failure.crashHelpPartner':
    'Was der Server bestätigt hat, ist sicher. Bitte laden Sie die Seite neu, um weiterzuarbeiten.',
  'failure.reload': 'Neu laden',

  'header.home': 'Tischlein, zur Startseite',
  'header.city': 'Stadt',
  'header.language': 'Sprache',
  'header.cart_one': 'Warenkorb öffnen, {{count}} Artikel',
  'header.cart_other': 'Warenkorb öffnen, {{count}} Artikel',
  'header.menu': 'Menü',
  'header.offline': 'Offline',
  'header.main': 'Hauptnavigation',
  'header.account': 'Konto von {{name}}',
  'header.profile': 'Profil',
  'header.orders': 'Meine Bestellungen',
  'header.favourites': 'Favoriten',
  'header.dashboard': 'Dashboard',
  'header.toDark': 'Dunkles Design einschalten',
  'header.toLight': 'Helles Design einschalten',
  'header.logoutFailed': 'Abmelden fehlgeschlagen',

  'live.live': 'Live',
  'live.connecting': 'Verbinde …',
  'live.reconnecting': 'Verbinde neu …',
  'live.asOf': 'Stand {{time}}',
  'live.offline': 'Nicht verbunden',

  'toast.region': 'Meldungen, F8',

  'status.pending': 'Wartet auf das Restaurant',
  'status.preparing': 'In Zubereitung',
  'status.planned': 'Geplant',
  'status.delivering': 'Unterwegs',
  'status.delivered': 'Geliefert',
  'status.cancelled': 'Storniert',

  'category.italian': 'Italienisch',
  'category.asian': 'Asiatisch',
  'category.burgers': 'Burger',
  'category.turkish': 'Türkisch',
  'category.pizza': 'Pizza',

  'notFound.home': 'Restaurants ansehen',
};
