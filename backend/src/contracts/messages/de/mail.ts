import type { mail as en } from '../en/mail.ts';

export const mail: Readonly<Record<keyof typeof en, string>> = {
  'mail.hello': 'Hallo,',
  'mail.helloName': 'Hallo {{name}},',

  'mail.confirm.subject': 'Bitte bestätige deine Bestellung bei {{restaurant}}',
  'mail.confirm.heading': 'Bitte bestätige deine Bestellung',
  'mail.confirm.text':
    'Bei {{restaurant}} wurde mit dieser E-Mail-Adresse bestellt. Das Restaurant bekommt die Bestellung erst, wenn du sie innerhalb von {{minutes}} Minuten bestätigst.',
  'mail.confirm.link': 'Bestellung ansehen und bestätigen',
  'mail.confirm.unasked':
    'Wenn du das nicht warst, brauchst du nichts zu tun: Es wird nichts gekocht und nichts berechnet.',

  'mail.placed.subject': 'Deine Bestellung #{{id}} bei {{restaurant}}',
  'mail.placed.heading': 'Danke für deine Bestellung',
  'mail.placed.text':
    '{{restaurant}} hat deine Bestellung bekommen und antwortet gleich. Unten steht, was du bestellt hast; wie es weitergeht, siehst du auf der Bestellseite.',
  'mail.placed.scheduled': 'Gewünschte Lieferzeit: {{time}} Uhr.',
  'pickup.mail.placed.scheduled': 'Gewünschte Abholzeit: {{time}} Uhr.',
  'mail.placed.id':
    'In deiner Bestellung ist Alkohol: Halte deinen Ausweis bereit. Wer sie an der Tür annimmt, muss mindestens {{age}} Jahre alt sein.',
  'pickup.mail.placed.id':
    'In deiner Bestellung ist Alkohol: Halte deinen Ausweis bereit. Wer sie abholt, muss mindestens {{age}} Jahre alt sein.',
  'mail.placed.link': 'Bestellung verfolgen',

  'mail.accepted.subject': '{{restaurant}} hat deine Bestellung #{{id}} angenommen',
  'mail.accepted.heading': 'Deine Bestellung ist bestätigt',
  'mail.accepted.text': '{{restaurant}} hat deine Bestellung angenommen.',
  'mail.accepted.link': 'Bestellung verfolgen',

  'mail.planned.subject': '{{restaurant}} hat deine Bestellung #{{id}} für den {{time}} Uhr bestätigt',
  'mail.planned.heading': 'Deine Bestellung ist geplant',
  'mail.planned.text':
    '{{restaurant}} hat deine Bestellung für den {{time}} Uhr bestätigt. Die Küche fängt rechtzeitig an.',
  'mail.planned.link': 'Bestellung ansehen',

  'mail.onTheWay.subject': 'Deine Bestellung #{{id}} von {{restaurant}} ist unterwegs',
  'pickup.mail.onTheWay.subject': 'Deine Bestellung #{{id}} bei {{restaurant}} ist abholbereit',
  'mail.onTheWay.heading': 'Deine Bestellung ist unterwegs',
  'pickup.mail.onTheWay.heading': 'Deine Bestellung ist abholbereit',
  'mail.onTheWay.text': '{{restaurant}} hat dein Essen losgeschickt.',
  'pickup.mail.onTheWay.text': 'Dein Essen wartet bei {{restaurant}} auf dich.',
  'mail.onTheWay.link': 'Bestellung verfolgen',
  'mail.arrival': 'Voraussichtliche Ankunft: {{range}} Uhr.',
  'pickup.mail.arrival': 'Abholbereit gegen {{time}} Uhr.',

  'mail.delivered.subject': 'Beleg zu deiner Bestellung #{{id}} bei {{restaurant}}',
  'mail.delivered.heading': 'Guten Appetit',
  'mail.delivered.text': 'Deine Bestellung wurde am {{time}} Uhr geliefert. Hier ist dein Beleg.',
  'pickup.mail.delivered.text': 'Deine Bestellung wurde am {{time}} Uhr abgeholt. Hier ist dein Beleg.',
  'mail.delivered.link': 'Beleg öffnen und drucken',

  'mail.backInKitchen.subject': 'Deine Bestellung #{{id}} bei {{restaurant}} wird noch zubereitet',
  'mail.backInKitchen.heading': 'Sie ist noch nicht unterwegs',
  'pickup.mail.backInKitchen.heading': 'Sie ist noch nicht fertig',
  'mail.backInKitchen.text':
    'Unsere letzte Nachricht zu deiner Bestellung kam zu früh: {{restaurant}} bereitet sie noch zu. Wir schreiben dir wieder, wenn sie unterwegs ist.',
  'pickup.mail.backInKitchen.text':
    'Unsere letzte Nachricht zu deiner Bestellung kam zu früh: {{restaurant}} bereitet sie noch zu. Wir schreiben dir wieder, wenn sie abholbereit ist.',
  'mail.backInKitchen.link': 'Bestellung verfolgen',

  'mail.backOnTheWay.subject': 'Deine Bestellung #{{id}} von {{restaurant}} ist noch unterwegs',
  'pickup.mail.backOnTheWay.subject': 'Deine Bestellung #{{id}} wartet bei {{restaurant}} noch auf dich',
  'mail.backOnTheWay.heading': 'Sie ist noch nicht da',
  'pickup.mail.backOnTheWay.heading': 'Sie ist noch nicht abgeholt',
  'mail.backOnTheWay.text':
    'Unsere letzte Nachricht zu deiner Bestellung kam zu früh: Sie ist noch unterwegs von {{restaurant}} zu dir. Der Beleg kommt, sobald sie da ist.',
  'pickup.mail.backOnTheWay.text':
    'Unsere letzte Nachricht zu deiner Bestellung kam zu früh: Sie wartet noch bei {{restaurant}} auf dich. Der Beleg kommt, sobald du sie abgeholt hast.',
  'mail.backOnTheWay.link': 'Bestellung verfolgen',

  'mail.cancelled.subject': 'Deine Bestellung #{{id}} bei {{restaurant}} wurde storniert',
  'mail.cancelled.heading': 'Deine Bestellung wurde storniert',
  'mail.cancelled.text': 'Deine Bestellung bei {{restaurant}} wird nicht geliefert.',
  'pickup.mail.cancelled.text': 'Deine Bestellung bei {{restaurant}} kann nicht abgeholt werden.',
  'mail.cancelled.reason': 'Grund: {{reason}}.',
  'mail.cancelled.link': 'Bestellung öffnen',

  'mail.problem.subject': 'Antwort zu deiner Bestellung #{{id}} bei {{restaurant}}',
  'mail.problem.heading': 'Du hast eine Antwort',
  'mail.problem.by.restaurant': '{{restaurant}} hat auf deine Meldung zu Bestellung #{{id}} geantwortet.',
  'mail.problem.by.admin': 'Tischlein hat auf deine Meldung zu Bestellung #{{id}} bei {{restaurant}} geantwortet.',
  'mail.problem.answer': 'Antwort',
  'mail.problem.link': 'Zur Bestellung',
  'mail.problem.why': 'Du bekommst diese E-Mail, weil du ein Problem mit deiner Bestellung gemeldet hast.',

  'mail.money.due': 'Du hast nichts bezahlt, und es wird nichts abgebucht.',
  'mail.money.pending':
    'Deine Online-Zahlung wurde nicht abgeschlossen. Falls ein Betrag reserviert ist, wird er freigegeben.',
  'mail.money.paid': '{{restaurant}} erstattet dir {{total}} auf demselben Weg, auf dem du bezahlt hast.',
  'mail.money.failed': 'Deine Online-Zahlung ist fehlgeschlagen, es wurde also nichts abgebucht.',

  'mail.order': 'Bestellung #{{id}} vom {{time}} Uhr',
  'mail.payment': 'Zahlung',
  'mail.deliveryAddress': 'Lieferadresse',
  'mail.depositEach': 'zzgl. je {{deposit}} Pfand',
  'mail.vat': 'darin {{rate}}\u00a0% MwSt. auf {{net}}',
  'mail.supplier': 'Restaurant und dein Vertragspartner',
  'mail.vatId': 'USt-IdNr.: {{vatId}}',
  'mail.phone': 'Telefon: {{phone}}',
  'mail.withdrawal': 'Bei schnell verderblichen Speisen gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2 BGB).',

  'mail.why': 'Du bekommst diese E-Mail, weil bei Tischlein mit dieser Adresse bestellt wurde.',
  'mail.settings': 'Benachrichtigungen ändern',

  'mail.registration.pending.subject': 'Ihre Anmeldung bei Tischlein',
  'mail.registration.pending.heading': 'Wir haben Ihre Anmeldung erhalten',
  'mail.registration.pending.text':
    'Vielen Dank, dass Sie Ihr Restaurant angemeldet haben. Wir prüfen Ihre Angaben und melden uns innerhalb von 24 Stunden bei Ihnen.',
  'mail.registration.pending.next':
    'Mit dieser E-Mail-Adresse und Ihrem Passwort können Sie sich schon jetzt anmelden und sich in Ihrem Dashboard umsehen. Bis zur Freigabe bleibt Ihr Restaurant geschlossen und für Gäste unsichtbar, und wir berechnen Ihnen nichts.',
  'mail.registration.approved.subject': 'Ihr Restaurant ist freigegeben',
  'mail.registration.approved.heading': 'Willkommen bei Tischlein',
  'mail.registration.approved.text': 'Ihr Restaurant ist geprüft und freigegeben. Heute beginnt Ihr Abo.',
  'mail.registration.approved.next':
    'Melden Sie sich an, prüfen Sie Speisekarte und Öffnungszeiten, beginnen Sie die Schicht und schalten Sie auf geöffnet: Ab dann können Gäste bestellen.',
  'mail.registration.rejected.subject': 'Zu Ihrer Anmeldung bei Tischlein',
  'mail.registration.rejected.heading': 'Wir konnten Ihre Anmeldung nicht freigeben',
  'mail.registration.rejected.text':
    'Wir haben Ihre Anmeldung geprüft und können sie so nicht freigeben. Wir berechnen Ihnen nichts.',
  'mail.registration.rejected.object':
    'Wenn Sie das für einen Irrtum halten oder das Problem behoben ist, schreiben Sie uns: Jemand aus unserem Team sieht es sich dann noch einmal an. Die Adresse steht auf unserer Kontaktseite.',
  'mail.registration.suspended.subject': 'Ihr Restaurant wird bei Tischlein gesperrt',
  'mail.registration.suspended.heading': 'Ihr Restaurant wird gesperrt',
  'mail.registration.suspended.text':
    'Ab dem unten genannten Zeitpunkt kann Ihr Restaurant bei Tischlein keine Bestellungen mehr annehmen, und Gäste finden es nicht mehr in der Liste.',
  'mail.registration.suspended.next':
    'Bitte führen Sie die Bestellungen, die Sie schon haben, noch aus oder stornieren Sie sie. Ihr Dashboard können Sie weiter nutzen.',
  'mail.registration.suspended.object':
    'Sie können sich kostenlos über diese Entscheidung beschweren. Schreiben Sie uns, wenn Sie sie für einen Irrtum halten oder das Problem behoben ist: Jemand aus unserem Team sieht es sich dann noch einmal an.',
  'mail.registration.suspendedFrom': 'Gesperrt ab',
  'mail.registration.ground': 'Grund',
  'mail.registration.complain': 'Beschwerde einlegen',
  'mail.registration.reinstated.subject': 'Die Sperre Ihres Restaurants ist aufgehoben',
  'mail.registration.reinstated.heading': 'Die Sperre ist aufgehoben',
  'mail.registration.reinstated.text': 'Ihr Restaurant ist bei Tischlein nicht mehr gesperrt.',
  'mail.registration.reinstated.next':
    'Innerhalb Ihrer Öffnungszeiten nimmt es wieder Bestellungen an, solange es auf geöffnet steht. Bitte prüfen Sie das im Dashboard.',
  'mail.registration.restaurant': 'Restaurant',
  'mail.registration.plan': 'Abo',
  'mail.registration.plan.monthly': '{{price}} pro Monat, ab der Freigabe',
  'mail.registration.plan.yearly': '{{price}} pro Jahr mit zwei Gratismonaten, ab der Freigabe',
  'mail.registration.reason': 'Begründung',
  'mail.registration.link': 'Im Dashboard anmelden',
  'mail.registration.why':
    'Sie erhalten diese E-Mail, weil bei Tischlein mit dieser Adresse ein Restaurant angemeldet wurde. Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne unsere Freigabe passiert nichts.',

  'mail.login.subject': 'Neue E-Mail-Adresse für Ihren Zugang',
  'mail.login.heading': 'Ihr Zugang hat sich geändert',
  'mail.login.old.text':
    'Wir haben die E-Mail-Adresse geändert, mit der sich Ihr Restaurant bei Tischlein anmeldet. Diese hier gilt nicht mehr. Wer damit angemeldet war, wurde abgemeldet; das Passwort und die eigenen Zugänge der Küche bleiben, wie sie sind.',
  'mail.login.new.text':
    'Wir haben die E-Mail-Adresse geändert, mit der sich Ihr Restaurant bei Tischlein anmeldet. Ab jetzt melden Sie sich mit dieser Adresse und Ihrem bisherigen Passwort an.',
  'mail.login.email': 'E-Mail für die Anmeldung',
  'mail.login.unasked':
    'Wenn Sie das nicht gewünscht haben, schreiben Sie uns bitte sofort: Wir gehen dem nach und machen es, wenn nötig, rückgängig.',
  'mail.login.contact': 'Schreiben Sie uns',
  'mail.login.old.why':
    'Sie erhalten diese E-Mail, weil sich bisher ein Restaurant mit dieser Adresse bei Tischlein angemeldet hat.',
  'mail.login.new.why':
    'Sie erhalten diese E-Mail, weil sich ein Restaurant ab jetzt mit dieser Adresse bei Tischlein anmeldet.',

  'mail.kitchen.waiting.subject': 'Bestellung #{{id}} wartet auf Ihre Antwort',
  'mail.kitchen.waiting.heading': 'Eine Bestellung wartet auf Sie',
  'mail.kitchen.waiting.text':
    'Bestellung #{{id}} von {{placed}} Uhr über {{total}} hat bei {{name}} noch niemand angenommen oder abgelehnt.',
  'mail.kitchen.waiting.next':
    'Bitte antworten Sie bis {{deadline}} Uhr. Danach wird die Bestellung storniert und der Gast benachrichtigt.',
  'mail.kitchen.waiting.link': 'Bestellung ansehen',
  'mail.kitchen.overdue.subject': 'Bitte prüfen Sie Bestellung #{{id}}',
  'mail.kitchen.overdue.heading': 'Eine Bestellung ist überfällig',
  'mail.kitchen.overdue.text':
    'Bestellung #{{id}} von {{placed}} Uhr über {{total}} ist noch nicht abgeschlossen. Zugesagt war sie bis {{promised}} Uhr.',
  'mail.kitchen.overdue.next':
    'Bitte aktualisieren Sie den Status. Dauert es länger, rufen Sie den Gast an; die Nummer steht bei der Bestellung.',
  'mail.kitchen.overdue.link': 'Bestellung ansehen',
  'mail.kitchen.paused.subject': '{{name}} ist pausiert',
  'mail.kitchen.paused.heading': 'Ihr Restaurant ist pausiert',
  'mail.kitchen.paused.text':
    'Zwei Bestellungen hintereinander blieben bei {{name}} unbeantwortet und wurden storniert. Damit keine weiteren Gäste vergeblich warten, nehmen wir für Sie gerade keine Bestellungen an.',
  'mail.kitchen.paused.next':
    'Sobald wieder jemand am Gerät ist, beenden Sie die Pause mit einem Klick im Dashboard. Von allein endet sie nicht.',
  'mail.kitchen.paused.link': 'Dashboard öffnen und Pause beenden',
  'mail.kitchen.noDevice.subject': '{{name}}: Kein Gerät empfängt Bestellungen',
  'mail.kitchen.noDevice.heading': 'Kein Gerät empfängt Ihre Bestellungen',
  'mail.kitchen.noDevice.text':
    '{{name}} ist geöffnet, aber seit über einer Minute ist kein Gerät mit Ihrem Dashboard verbunden. Neue Bestellungen würde niemand hören.',
  'mail.kitchen.noDevice.next':
    'Prüfen Sie Strom und Internet Ihres Geräts und öffnen Sie das Dashboard. Wenn Sie gerade keine Bestellungen annehmen können, schalten Sie auf geschlossen.',
  'mail.kitchen.noDevice.link': 'Dashboard öffnen',
  'mail.kitchen.why': 'Sie erhalten diese E-Mail, weil {{name}} bei Tischlein Bestellungen annimmt.',

  'mail.account.of': 'Es geht um',
  'mail.account.of.customer': 'dein Konto',
  'mail.account.of.restaurant': 'den Zugang Ihres Restaurants',
  'mail.account.of.staff': 'Ihren Zugang zur Küche',
  'mail.account.of.admin': 'Ihr Verwaltungskonto',
  'mail.account.password_reset.subject': 'Neues Passwort festlegen',
  'mail.account.password_reset.link': 'Neues Passwort wählen',
  'mail.account.password_reset.customer.text':
    'Für dein Konto bei Tischlein wurde ein neues Passwort angefordert. Mit diesem Link legst du eines fest. Er gilt einmal und 30 Minuten lang.',
  'mail.account.password_reset.partner.text':
    'Für Ihren Zugang bei Tischlein wurde ein neues Passwort angefordert. Mit diesem Link legen Sie eines fest. Er gilt einmal und 30 Minuten lang.',
  'mail.account.password_reset.customer.unasked':
    'Warst du das nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist. Gib diesen Link bitte nie weiter.',
  'mail.account.password_reset.partner.unasked':
    'Waren Sie das nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist. Geben Sie diesen Link bitte nie weiter.',
  'mail.account.password_changed.subject': 'Passwort geändert',
  'mail.account.password_changed.link': 'Neues Passwort festlegen',
  'mail.account.password_changed.customer.text':
    'Für dein Konto bei Tischlein wurde gerade ein neues Passwort festgelegt, über einen Link aus diesem Postfach. Alle Geräte wurden abgemeldet.',
  'mail.account.password_changed.partner.text':
    'Für Ihren Zugang bei Tischlein wurde gerade ein neues Passwort festgelegt, über einen Link aus diesem Postfach. Alle Geräte wurden abgemeldet.',
  'mail.account.password_changed.passkeys.customer':
    'Passkeys, die es schon gab, bevor diese Adresse bestätigt war, wurden entfernt. Steht in deinem Konto unter „Passwort ändern“ noch einer, den du nicht kennst, entferne ihn dort.',
  'mail.account.password_changed.passkeys.restaurant':
    'Auch die Passkeys wurden entfernt. Ihre eigenen können Sie nach der Anmeldung wieder hinzufügen.',
  'mail.account.password_changed.passkeys.admin': 'Der zweite Faktor bleibt, wie er war.',
  'mail.account.password_changed.customer.unasked':
    'Warst du das nicht, liest jemand in diesem Postfach mit. Sichere zuerst das Postfach und lege dann ein anderes Passwort fest.',
  'mail.account.password_changed.partner.unasked':
    'Waren Sie das nicht, liest jemand in diesem Postfach mit. Sichern Sie zuerst das Postfach und legen Sie dann ein anderes Passwort fest.',
  'mail.account.email_taken.subject': 'Zu dieser Adresse gibt es schon ein Konto',
  'mail.account.email_taken.link': 'Passwort vergessen? Neues festlegen',
  'mail.account.email_taken.customer.text':
    'Jemand, wahrscheinlich du selbst, wollte diese Adresse für ein Konto bei Tischlein verwenden. Es gibt schon eines: Melde dich einfach damit an.',
  'mail.account.email_taken.partner.text':
    'Jemand, wahrscheinlich Sie selbst, wollte diese Adresse für ein Konto bei Tischlein verwenden. Es gibt schon eines: Melden Sie sich einfach damit an.',
  'mail.account.email_taken.customer.unasked':
    'Warst du das nicht, brauchst du nichts zu tun: Niemand hat Zugriff bekommen, und nichts hat sich geändert.',
  'mail.account.email_taken.partner.unasked':
    'Waren Sie das nicht, brauchen Sie nichts zu tun: Niemand hat Zugriff bekommen, und nichts hat sich geändert.',
  'mail.account.email_verification.subject': 'Bitte bestätige deine E-Mail-Adresse',
  'mail.account.email_verification.link': 'Adresse bestätigen',
  'mail.account.email_verification.text':
    'Mit dieser Adresse wurde bei Tischlein ein Konto angelegt. Bitte bestätige, dass sie dir gehört. Der Link gilt sieben Tage lang.',
  'mail.account.email_verification.unasked':
    'Warst du das nicht, bestätige nichts. Möchtest du selbst ein Konto, wähle bei der Anmeldung „Passwort vergessen?“: Dann gehört es dir, und wer es angelegt hat, wird abgemeldet.',
  'mail.account.email_change.subject': 'Bitte bestätige deine neue E-Mail-Adresse',
  'mail.account.email_change.link': 'Adresse bestätigen',
  'mail.account.email_change.text':
    'Du möchtest dich bei Tischlein mit dieser Adresse anmelden. Bis du sie bestätigst, gilt die alte weiter. Der Link gilt 24 Stunden lang.',
  'mail.account.email_change.unasked':
    'Warst du das nicht, brauchst du nichts zu tun: Ohne deine Bestätigung ändert sich nichts.',
  'mail.account.email_change_notice.subject': 'Deine E-Mail-Adresse soll geändert werden',
  'mail.account.email_change_notice.link': 'Das war ich nicht: neues Passwort festlegen',
  'mail.account.email_change_notice.text':
    'Dein Konto bei Tischlein soll eine andere E-Mail-Adresse bekommen. Sie gilt, sobald sie bestätigt ist. Für die Änderung wurde dein Passwort eingegeben.',
  'mail.account.email_change_notice.unasked':
    'Warst du das, ist nichts weiter zu tun. Wenn nicht, lege jetzt ein neues Passwort fest: Alle Geräte werden abgemeldet, und die Adresse bleibt, wie sie ist.',

  'push.preparing': 'Deine Bestellung #{{id}} ist angenommen und wird zubereitet.',
  'push.planned': 'Deine Bestellung #{{id}} ist für den {{time}} Uhr bestätigt.',
  'push.delivering': 'Deine Bestellung #{{id}} ist unterwegs.',
  'pickup.push.delivering': 'Deine Bestellung #{{id}} ist abholbereit: {{address}}.',
  'push.delivered': 'Deine Bestellung #{{id}} ist geliefert. Guten Appetit.',
  'pickup.push.delivered': 'Deine Bestellung #{{id}} ist abgeholt. Guten Appetit.',
  'push.cancelled': 'Deine Bestellung #{{id}} wurde storniert.',
  'push.nobodyThere':
    'Der Fahrer steht mit Bestellung #{{id}} vor deiner Tür und findet niemanden. Bitte öffne oder geh ans Telefon, bis {{time}} Uhr.',
  'push.back.preparing': 'Deine Bestellung #{{id}} wird noch zubereitet: Unsere letzte Nachricht kam zu früh.',
  'push.back.delivering': 'Deine Bestellung #{{id}} ist noch unterwegs: Unsere letzte Nachricht kam zu früh.',
  'pickup.push.back.delivering': 'Deine Bestellung #{{id}} wartet noch auf dich: Unsere letzte Nachricht kam zu früh.',
  'push.rider.assigned': 'Bestellung #{{id}} ist für Sie: {{address}}',
  'push.rider.cancelled': 'Bestellung #{{id}} wurde storniert. Bitte rufen Sie in der Küche an.',
  'push.rider.taken':
    'Bestellung #{{id}} ist nicht mehr für Sie: Die Küche hat sie zurückgenommen oder anders vergeben.',
  'push.kitchen.waiting': 'Bestellung #{{id}} wartet. Bitte bis {{deadline}} Uhr antworten.',
  'push.kitchen.overdue': 'Bitte prüfen Sie Bestellung #{{id}}. Zugesagt war sie bis {{promised}} Uhr.',
  'push.kitchen.paused': 'Pausiert, weil zwei Bestellungen unbeantwortet blieben. Beenden Sie die Pause im Dashboard.',
  'push.kitchen.noDevice': 'Kein Gerät empfängt Ihre Bestellungen. Bitte öffnen Sie das Dashboard.',
  'mail.moderation.received.subject': 'Deine Meldung ist angekommen',
  'mail.moderation.received.text':
    'Danke. Jemand aus unserem Team sieht sich deine Meldung an, entscheidet unverzüglich und teilt dir die Entscheidung und ihre Gründe mit. Über den Link unten kannst du sie verfolgen.',
  'mail.moderation.decided.subject': 'Wir haben über deine Meldung entschieden',
  'mail.moderation.decided.removed': 'Der Inhalt, den du gemeldet hast, wurde entfernt.',
  'mail.moderation.decided.acted': 'Wir haben wegen deiner Meldung etwas unternommen.',
  'mail.moderation.decided.kept': 'Wir haben geprüft, was du gemeldet hast, und lassen es, wie es ist.',
  'mail.moderation.statement.subject': 'Unsere Entscheidung zu einem Inhalt oder Konto',
  'mail.moderation.statement.review_removed':
    'Deine Bewertung wurde entfernt. Sie ist auf Tischlein nirgends mehr zu sehen, und ihre Sterne zählen nicht mehr.',
  'mail.moderation.statement.account_closed':
    'Dein Konto wurde geschlossen. Niemand kann sich mehr damit anmelden; laufende Bestellungen werden noch ausgeführt.',
  'mail.moderation.statement.restaurant_measure': 'Wir haben über eine Meldung zu Ihrem Restaurant entschieden.',
  'mail.moderation.lifted.subject': 'Eine Entscheidung wurde zurückgenommen',
  'mail.moderation.lifted.review_removed': 'Deine Bewertung ist wieder zu sehen, und ihre Sterne zählen.',
  'mail.moderation.lifted.account_closed': 'Dein Konto ist wieder offen. Du kannst dich anmelden wie zuvor.',
  'mail.moderation.lifted.restaurant_measure': 'Die Entscheidung zu Ihrem Restaurant wurde zurückgenommen.',
  'mail.moderation.appeal_decided.subject': 'Wir haben über die Beschwerde entschieden',
  'mail.moderation.appeal_decided.upheld': 'Wir haben die Beschwerde geprüft. Die Entscheidung bleibt bestehen.',
  'mail.moderation.appeal_decided.reversed':
    'Wir haben die Beschwerde geprüft. Sie ist berechtigt: Die Entscheidung wurde zurückgenommen.',
  'mail.moderation.reason': 'Begründung',
  'mail.moderation.appeal':
    'Bis zum {{time}} Uhr ist über den Link unten eine kostenlose Beschwerde möglich. Darüber entscheidet nach Möglichkeit jemand anderes.',
  'mail.moderation.link': 'Zur Entscheidung',
};
