import type { photos as en } from '../en/photos.ts';

/** Fotos von Restaurants und Gerichten. */
export const photos: Readonly<Record<keyof typeof en, string>> = {
  'photo.problem.tooLarge':
    '{{name}} hat {{size}} MB. Ein Foto darf höchstens {{max}} MB haben: Bitte wählen Sie ein kleineres, oder verkleinern Sie es vorher.',
  'photo.problem.notAnImage':
    '{{name}} ist kein Foto, das wir lesen können. Möglich sind JPEG, PNG, WebP, AVIF und GIF: Bitte speichern Sie es als eines davon und wählen Sie es noch einmal aus.',
  'photo.problem.quota':
    'Ein Restaurant kann {{max}} Fotos in der Stunde hochladen, und diese Grenze ist erreicht. Bitte laden Sie dieses in einer Stunde noch einmal hoch.',
  'photo.problem.busy':
    'Gerade werden viele Fotos bearbeitet. Bitte laden Sie dieses in ein paar Sekunden noch einmal hoch.',
  'photo.unchanged': 'Ihr Foto ist unverändert.',
  'photo.fetch.waiting':
    'Das Foto unter der Adresse, die Sie angegeben haben, wird geholt. In ein paar Minuten steht es hier; Sie können es auch jetzt als Datei hochladen.',
  'photo.fetch.title': 'Das Foto ließ sich nicht holen',
  'photo.fetch.reason.private_network':
    'Die angegebene Adresse führt in ein privates Netz, das von hier nicht erreichbar ist.',
  'photo.fetch.reason.unreachable': 'Unter der angegebenen Adresse antwortet niemand.',
  'photo.fetch.reason.insecure': 'Die verschlüsselte Verbindung zur angegebenen Adresse kam nicht zustande.',
  'photo.fetch.reason.timeout': 'Der Server unter der angegebenen Adresse braucht zu lange für eine Antwort.',
  'photo.fetch.reason.redirected':
    'Die angegebene Adresse verweist auf andere Adressen, und keine davon liefert das Foto.',
  'photo.fetch.reason.refused': 'Unter der angegebenen Adresse gibt es kein Foto, oder der Zugriff wird verweigert.',
  'photo.fetch.reason.server_error': 'Der Server unter der angegebenen Adresse meldet einen Fehler.',
  'photo.fetch.reason.too_large': 'Das Foto unter der angegebenen Adresse ist größer als {{max}} MB.',
  'photo.fetch.reason.not_an_image':
    'Unter der angegebenen Adresse ist kein Foto, das wir lesen können, sondern vielleicht eine Webseite.',
  'photo.fetch.reason.picture_size':
    'Das Foto unter der angegebenen Adresse hat zu viele Pixel, oder eine Seite ist viel länger als die andere.',
  'photo.fetch.remedy': 'Bitte laden Sie es hier als Datei hoch: JPEG, PNG, WebP, AVIF oder GIF, höchstens {{max}} MB.',
  'photo.fetch.dismiss': 'Ohne Foto weiter',
  'photo.fetch.missing': 'Foto fehlt',
};
