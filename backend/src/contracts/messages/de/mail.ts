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
  'mail.placed.heading': 'Wir haben deine Bestellung',
  'mail.placed.text':
    '{{restaurant}} hat deine Bestellung und antwortet gleich. Das hast du bestellt; jeden weiteren Schritt siehst du auf der Bestellseite.',
  'mail.placed.scheduled': 'Lieferung gewünscht für {{time}}.',
  'mail.placed.id':
    'In deiner Bestellung ist Alkohol: Halte deinen Ausweis bereit. Wer sie an der Tür annimmt, muss mindestens {{age}} sein.',
  'mail.placed.link': 'Bestellung verfolgen',

  'mail.accepted.subject': '{{restaurant}} hat deine Bestellung #{{id}} angenommen',
  'mail.accepted.heading': 'Deine Bestellung ist bestätigt',
  'mail.accepted.text': '{{restaurant}} hat deine Bestellung angenommen.',
  'mail.accepted.link': 'Bestellung verfolgen',

  'mail.planned.subject': '{{restaurant}} hat deine Bestellung #{{id}} für {{time}} Uhr bestätigt',
  'mail.planned.heading': 'Deine Bestellung ist geplant',
  'mail.planned.text':
    '{{restaurant}} hat deine Bestellung bestätigt, für {{time}} Uhr. Die Küche fängt rechtzeitig damit an.',
  'mail.planned.link': 'Bestellung ansehen',

  'mail.onTheWay.subject': 'Deine Bestellung #{{id}} von {{restaurant}} ist unterwegs',
  'mail.onTheWay.heading': 'Deine Bestellung ist unterwegs',
  'mail.onTheWay.text': 'Dein Essen hat {{restaurant}} verlassen.',
  'mail.onTheWay.link': 'Bestellung verfolgen',
  'mail.arrival': 'Voraussichtliche Ankunft: {{range}} Uhr.',

  'mail.delivered.subject': 'Beleg zu deiner Bestellung #{{id}} bei {{restaurant}}',
  'mail.delivered.heading': 'Guten Appetit',
  'mail.delivered.text': 'Deine Bestellung wurde am {{time}} geliefert. Das ist der Beleg dazu.',
  'mail.delivered.link': 'Beleg zum Drucken öffnen',

  'mail.cancelled.subject': 'Deine Bestellung #{{id}} bei {{restaurant}} wurde storniert',
  'mail.cancelled.heading': 'Deine Bestellung wurde storniert',
  'mail.cancelled.text': 'Deine Bestellung bei {{restaurant}} wird nicht geliefert.',
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
  'mail.money.paid': '{{restaurant}} erstattet dir {{total}} auf dem Weg, auf dem du bezahlt hast.',
  'mail.money.failed': 'Deine Online-Zahlung ist fehlgeschlagen, es wurde also nichts abgebucht.',

  'mail.order': 'Bestellung #{{id}} vom {{time}}',
  'mail.payment': 'Zahlung',
  'mail.deliveryAddress': 'Lieferadresse',
  'mail.depositEach': 'zuzüglich je {{deposit}} Pfand',
  'mail.vat': 'darin {{rate}} % MwSt. auf {{net}}',
  'mail.supplier': 'Lieferant und dein Vertragspartner',
  'mail.vatId': 'USt-IdNr.: {{vatId}}',
  'mail.phone': 'Telefon: {{phone}}',
  'mail.withdrawal': 'Bei schnell verderblichen Speisen gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2 BGB).',

  'mail.why': 'Du bekommst diese E-Mail, weil bei Tischlein mit dieser Adresse bestellt wurde.',
  'mail.settings': 'Auswählen, welche Nachrichten du bekommst',

  'mail.registration.pending.subject': 'Ihre Anmeldung bei Tischlein',
  'mail.registration.pending.heading': 'Ihre Anmeldung ist angekommen',
  'mail.registration.pending.text':
    'Vielen Dank, dass Sie Ihr Restaurant angemeldet haben. Wir prüfen Ihre Angaben und melden uns innerhalb von 24 Stunden bei Ihnen.',
  'mail.registration.pending.next':
    'Mit dieser E-Mail-Adresse und Ihrem Passwort können Sie sich schon jetzt anmelden und sich in Ihrem Dashboard umsehen. Bis zur Freigabe bleibt Ihr Restaurant geschlossen und für Gäste unsichtbar; bis dahin wird nichts berechnet.',
  'mail.registration.approved.subject': 'Ihr Restaurant ist freigegeben',
  'mail.registration.approved.heading': 'Willkommen bei Tischlein',
  'mail.registration.approved.text': 'Ihr Restaurant ist geprüft und freigegeben. Heute beginnt Ihr Abo.',
  'mail.registration.approved.next':
    'Melden Sie sich an, prüfen Sie Karte und Öffnungszeiten, beginnen Sie die Schicht und schalten Sie auf geöffnet: Ab dann können Gäste bestellen.',
  'mail.registration.rejected.subject': 'Zu Ihrer Anmeldung bei Tischlein',
  'mail.registration.rejected.heading': 'Wir konnten Ihre Anmeldung nicht freigeben',
  'mail.registration.rejected.text':
    'Wir haben Ihre Anmeldung geprüft und können sie so nicht freigeben. Es wird nichts berechnet.',
  'mail.registration.rejected.object':
    'Wenn Sie das für einen Irrtum halten oder der Grund behoben ist, schreiben Sie uns: Ein Mensch sieht es sich noch einmal an. Die Adresse steht auf unserer Kontaktseite.',
  'mail.registration.suspended.subject': 'Sperre Ihres Restaurants bei Tischlein',
  'mail.registration.suspended.heading': 'Ihr Restaurant wird gesperrt',
  'mail.registration.suspended.text':
    'Ab dem genannten Zeitpunkt nimmt Ihr Restaurant bei Tischlein keine Bestellungen mehr an und ist für Gäste nicht mehr in der Liste zu finden.',
  'mail.registration.suspended.next':
    'Bestellungen, die Sie bereits haben, bleiben Ihre: Bitte liefern Sie sie aus oder sagen Sie sie ab. Ihr Dashboard bleibt Ihnen offen.',
  'mail.registration.suspended.object':
    'Sie können sich kostenlos über diese Entscheidung beschweren. Schreiben Sie uns, wenn Sie sie für einen Irrtum halten oder der Grund behoben ist: Ein Mensch sieht es sich noch einmal an.',
  'mail.registration.suspendedFrom': 'Gesperrt ab',
  'mail.registration.ground': 'Grundlage',
  'mail.registration.complain': 'Beschwerde einreichen',
  'mail.registration.reinstated.subject': 'Die Sperre Ihres Restaurants ist aufgehoben',
  'mail.registration.reinstated.heading': 'Die Sperre ist aufgehoben',
  'mail.registration.reinstated.text': 'Ihr Restaurant ist bei Tischlein nicht mehr gesperrt.',
  'mail.registration.reinstated.next':
    'Innerhalb Ihrer Öffnungszeiten nimmt es wieder Bestellungen an, wenn es auf geöffnet steht. Bitte prüfen Sie das im Dashboard.',
  'mail.registration.restaurant': 'Restaurant',
  'mail.registration.plan': 'Abo',
  'mail.registration.plan.monthly': '{{price}} pro Monat, ab der Freigabe',
  'mail.registration.plan.yearly': '{{price}} pro Jahr mit zwei Gratismonaten, ab der Freigabe',
  'mail.registration.reason': 'Grund',
  'mail.registration.link': 'Im Dashboard anmelden',
  'mail.registration.why':
    'Sie erhalten diese E-Mail, weil bei Tischlein mit dieser Adresse ein Restaurant angemeldet wurde. Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne Prüfung geschieht nichts.',

  'mail.login.subject': 'Neue E-Mail-Adresse für Ihre Anmeldung',
  'mail.login.heading': 'Ihre Anmeldung hat sich geändert',
  'mail.login.old.text':
    'Wir haben die E-Mail-Adresse geändert, mit der sich Ihr Restaurant bei Tischlein anmeldet. Mit dieser Adresse geht das nicht mehr. Wer damit angemeldet war, wurde abgemeldet; das Passwort und die eigenen Logins der Küche bleiben, wie sie sind.',
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
  'mail.kitchen.overdue.subject': 'Bitte sehen Sie nach Bestellung #{{id}}',
  'mail.kitchen.overdue.heading': 'Eine Bestellung braucht Ihre Aufmerksamkeit',
  'mail.kitchen.overdue.text':
    'Bestellung #{{id}} von {{placed}} Uhr über {{total}} ist noch nicht abgeschlossen. Zugesagt war sie bis {{promised}} Uhr.',
  'mail.kitchen.overdue.next':
    'Bitte bringen Sie den Status auf den neuesten Stand. Dauert es länger, rufen Sie den Gast an; die Nummer steht bei der Bestellung.',
  'mail.kitchen.overdue.link': 'Bestellung ansehen',
  'mail.kitchen.paused.subject': '{{name}} ist pausiert',
  'mail.kitchen.paused.heading': 'Ihr Restaurant ist pausiert',
  'mail.kitchen.paused.text':
    'Zwei Bestellungen hintereinander blieben bei {{name}} unbeantwortet und wurden storniert. Damit keine weiteren Gäste vergeblich warten, nehmen wir für Sie gerade keine Bestellungen an.',
  'mail.kitchen.paused.next':
    'Sobald wieder jemand am Gerät ist, beenden Sie die Pause mit einem Klick im Dashboard. Von allein endet sie nicht.',
  'mail.kitchen.paused.link': 'Dashboard öffnen und Pause beenden',
  'mail.kitchen.noDevice.subject': '{{name}}: kein Gerät empfängt Bestellungen',
  'mail.kitchen.noDevice.heading': 'Kein Gerät empfängt Ihre Bestellungen',
  'mail.kitchen.noDevice.text':
    '{{name}} ist geöffnet, aber seit über einer Minute ist kein Gerät mit Ihrem Dashboard verbunden. Neue Bestellungen würde niemand hören.',
  'mail.kitchen.noDevice.next':
    'Prüfen Sie Strom und Internet Ihres Geräts und öffnen Sie das Dashboard. Wenn Sie gerade keine Bestellungen annehmen können, schalten Sie auf geschlossen.',
  'mail.kitchen.noDevice.link': 'Dashboard öffnen',
  'mail.kitchen.why': 'Sie erhalten diese E-Mail, weil {{name}} bei Tischlein Bestellungen annimmt.',

  'mail.account.of': 'Es geht um',
  'mail.account.of.customer': 'dein Kundenkonto',
  'mail.account.of.restaurant': 'die Anmeldung Ihres Restaurants',
  'mail.account.of.staff': 'Ihre Anmeldung für die Küche',
  'mail.account.of.admin': 'Ihr Admin-Konto',
  'mail.account.password_reset.subject': 'Neues Passwort festlegen',
  'mail.account.password_reset.link': 'Neues Passwort wählen',
  'mail.account.password_reset.customer.text':
    'Jemand, wahrscheinlich du, hat das Passwort zu dieser Adresse bei Tischlein vergessen. Mit diesem Link wählst du ein neues. Er gilt einmal und 30 Minuten lang.',
  'mail.account.password_reset.partner.text':
    'Jemand, wahrscheinlich Sie, hat das Passwort zu dieser Adresse bei Tischlein vergessen. Mit diesem Link wählen Sie ein neues. Er gilt einmal und 30 Minuten lang.',
  'mail.account.password_reset.customer.unasked':
    'Warst du das nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist. Gib diesen Link bitte nie weiter.',
  'mail.account.password_reset.partner.unasked':
    'Waren Sie das nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist. Geben Sie diesen Link bitte nie weiter.',
  'mail.account.password_changed.subject': 'Passwort geändert',
  'mail.account.password_changed.link': 'Neues Passwort festlegen',
  'mail.account.password_changed.customer.text':
    'Zu dieser Adresse wurde bei Tischlein gerade ein neues Passwort festgelegt, mit einem Link aus diesem Postfach. Alle Geräte wurden abgemeldet.',
  'mail.account.password_changed.partner.text':
    'Zu dieser Adresse wurde bei Tischlein gerade ein neues Passwort festgelegt, mit einem Link aus diesem Postfach. Alle Geräte wurden abgemeldet.',
  'mail.account.password_changed.passkeys.customer':
    'Passkeys aus der Zeit, bevor diese Adresse bestätigt war, wurden entfernt. Steht in deinem Konto unter „Passwort ändern“ noch einer, den du nicht kennst, entferne ihn dort.',
  'mail.account.password_changed.passkeys.restaurant':
    'Auch die Passkeys wurden entfernt. Ihre eigenen können Sie nach der Anmeldung wieder hinzufügen.',
  'mail.account.password_changed.passkeys.admin': 'Der zweite Faktor bleibt, wie er war.',
  'mail.account.password_changed.customer.unasked':
    'Warst du das nicht, liest jemand in diesem Postfach mit. Sichere zuerst das Postfach und lege dann ein anderes Passwort fest.',
  'mail.account.password_changed.partner.unasked':
    'Waren Sie das nicht, liest jemand in diesem Postfach mit. Sichern Sie zuerst das Postfach und legen Sie dann ein anderes Passwort fest.',
  'mail.account.email_taken.subject': 'Ein Konto gibt es schon',
  'mail.account.email_taken.link': 'Passwort vergessen? Neues festlegen',
  'mail.account.email_taken.customer.text':
    'Jemand, wahrscheinlich du, wollte diese Adresse für ein Konto bei Tischlein verwenden. Es gibt schon eines: Melde dich einfach an.',
  'mail.account.email_taken.partner.text':
    'Jemand, wahrscheinlich Sie, wollte diese Adresse für ein Konto bei Tischlein verwenden. Es gibt schon eines: Melden Sie sich einfach an.',
  'mail.account.email_taken.customer.unasked':
    'Warst du das nicht, brauchst du nichts zu tun: Niemand ist hineingekommen, und nichts hat sich geändert.',
  'mail.account.email_taken.partner.unasked':
    'Waren Sie das nicht, brauchen Sie nichts zu tun: Niemand ist hineingekommen, und nichts hat sich geändert.',
  'mail.account.email_verification.subject': 'Bitte bestätige deine E-Mail-Adresse',
  'mail.account.email_verification.link': 'Adresse bestätigen',
  'mail.account.email_verification.text':
    'Mit dieser Adresse wurde bei Tischlein ein Konto angelegt. Bitte bestätige, dass sie deine ist. Der Link gilt sieben Tage lang.',
  'mail.account.email_verification.unasked':
    'Warst du das nicht, bestätige nichts. Möchtest du selbst ein Konto, wähle bei der Anmeldung „Passwort vergessen?“: Dann gehört es dir, und wer es angelegt hat, wird abgemeldet.',
  'mail.account.email_change.subject': 'Bitte bestätige deine neue E-Mail-Adresse',
  'mail.account.email_change.link': 'Adresse bestätigen',
  'mail.account.email_change.text':
    'Du möchtest dich bei Tischlein mit dieser Adresse anmelden. Bis du sie bestätigst, gilt die alte weiter. Der Link gilt 24 Stunden lang.',
  'mail.account.email_change.unasked':
    'Warst du das nicht, brauchst du nichts zu tun: Ohne deine Bestätigung ändert sich nichts.',
  'mail.account.email_change_notice.subject': 'Deine E-Mail-Adresse soll sich ändern',
  'mail.account.email_change_notice.link': 'Das war ich nicht: neues Passwort festlegen',
  'mail.account.email_change_notice.text':
    'Dein Konto bei Tischlein soll eine andere E-Mail-Adresse bekommen. Sie ändert sich, sobald die neue bestätigt ist. Dafür wurde dein Passwort eingegeben.',
  'mail.account.email_change_notice.unasked':
    'Warst du das, ist nichts weiter zu tun. Wenn nicht, lege jetzt ein neues Passwort fest: Alle Geräte werden abgemeldet, und die Adresse bleibt, wie sie ist.',

  'push.preparing': 'Bestellung #{{id}} ist angenommen und wird zubereitet.',
  'push.planned': 'Bestellung #{{id}} ist bestätigt: {{time}} Uhr.',
  'push.delivering': 'Bestellung #{{id}} ist unterwegs.',
  'push.delivered': 'Bestellung #{{id}} ist geliefert. Guten Appetit.',
  'push.cancelled': 'Bestellung #{{id}} wurde storniert.',
  'push.eta': 'Ankunft {{range}} Uhr.',
  'push.kitchen.waiting': 'Bestellung #{{id}} wartet. Bitte bis {{deadline}} Uhr antworten.',
  'push.kitchen.overdue': 'Bitte sehen Sie nach Bestellung #{{id}}. Zugesagt war sie bis {{promised}} Uhr.',
  'push.kitchen.paused': 'Pausiert, weil zwei Bestellungen unbeantwortet blieben. Beenden Sie die Pause im Dashboard.',
  'push.kitchen.noDevice': 'Kein Gerät empfängt Ihre Bestellungen. Bitte öffnen Sie das Dashboard.',
  'mail.moderation.received.subject': 'Deine Meldung ist da',
  'mail.moderation.received.text':
    'Danke. Ein Mensch bei Tischlein sieht sich die Meldung an, entscheidet unverzüglich und teilt die Entscheidung mit ihren Gründen mit. Über den Link lässt sie sich verfolgen.',
  'mail.moderation.decided.subject': 'Deine Meldung ist entschieden',
  'mail.moderation.decided.removed': 'Der gemeldete Inhalt ist entfernt.',
  'mail.moderation.decided.acted': 'Wegen der Meldung haben wir etwas unternommen.',
  'mail.moderation.decided.kept': 'Wir haben das Gemeldete geprüft und lassen es, wie es ist.',
  'mail.moderation.statement.subject': 'Eine Entscheidung zu Inhalt oder Konto',
  'mail.moderation.statement.review_removed':
    'Deine Bewertung wurde entfernt. Sie ist auf Tischlein nirgends mehr zu sehen, und ihre Sterne zählen nicht mehr.',
  'mail.moderation.statement.account_closed':
    'Dein Konto wurde geschlossen. Niemand kann sich mehr damit anmelden; laufende Bestellungen werden noch geliefert.',
  'mail.moderation.statement.restaurant_measure': 'Wir haben über eine Meldung zu Ihrem Restaurant entschieden.',
  'mail.moderation.lifted.subject': 'Eine Entscheidung ist zurückgenommen',
  'mail.moderation.lifted.review_removed': 'Deine Bewertung ist wieder zu sehen, und ihre Sterne zählen.',
  'mail.moderation.lifted.account_closed': 'Dein Konto ist wieder offen. Die Anmeldung geht wie zuvor.',
  'mail.moderation.lifted.restaurant_measure': 'Die Entscheidung zu Ihrem Restaurant ist zurückgenommen.',
  'mail.moderation.appeal_decided.subject': 'Die Beschwerde ist entschieden',
  'mail.moderation.appeal_decided.upheld': 'Wir haben die Beschwerde geprüft. Die Entscheidung bleibt bestehen.',
  'mail.moderation.appeal_decided.reversed':
    'Wir haben die Beschwerde geprüft. Sie ist berechtigt: Die Entscheidung ist zurückgenommen.',
  'mail.moderation.ground': 'Grund',
  'mail.moderation.reason': 'Begründung',
  'mail.moderation.facts': 'Tatsachen und Begründung',
  'mail.moderation.content': 'Worum es geht',
  'mail.moderation.fromNotice': 'Die Entscheidung folgt auf eine Meldung, die wir dazu erhalten haben.',
  'mail.moderation.byPeople': 'Entschieden hat ein Mensch; nichts wurde automatisch gefunden oder entschieden.',
  'mail.moderation.appeal':
    'Bis {{time}} ist eine kostenlose Beschwerde über den Link unten möglich. Darüber entscheidet, wo es geht, jemand anderes.',
  'mail.moderation.link': 'Zur Entscheidung',
  'mail.moderation.redress':
    'Möglich ist auch der Weg zu einer zertifizierten außergerichtlichen Streitbeilegungsstelle (Art. 21 DSA) oder zu einem Gericht.',
};
