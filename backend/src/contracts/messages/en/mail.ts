/** What customers and restaurants are written: e-mails (`mail.`) and short messages on their devices (`push.`). */
export const mail = {
  'mail.hello': 'Hello,',
  'mail.helloName': 'Hello {{name}},',

  'mail.confirm.subject': 'Please confirm your order at {{restaurant}}',
  'mail.confirm.heading': 'Please confirm your order',
  'mail.confirm.text':
    'Somebody ordered at {{restaurant}} and gave this e-mail address. The restaurant gets the order only when you confirm it, within {{minutes}} minutes.',
  'mail.confirm.link': 'View and confirm the order',
  'mail.confirm.unasked':
    'If that was not you, you need not do anything: nothing will be cooked and nothing will be charged.',

  'mail.placed.subject': 'Your order #{{id}} at {{restaurant}}',
  'mail.placed.heading': 'We have your order',
  'mail.placed.text':
    '{{restaurant}} has your order and will answer shortly. This is what you ordered; every further step is on the order page.',
  'mail.placed.scheduled': 'Delivery requested for {{time}}.',
  'pickup.mail.placed.scheduled': 'Pick-up requested for {{time}}.',
  'mail.placed.id':
    'There is alcohol in your order: have your ID ready. Whoever takes it at the door has to be at least {{age}}.',
  'pickup.mail.placed.id':
    'There is alcohol in your order: have your ID ready. Whoever collects it has to be at least {{age}}.',
  'mail.placed.link': 'Follow the order',

  'mail.accepted.subject': '{{restaurant}} has accepted your order #{{id}}',
  'mail.accepted.heading': 'Your order is confirmed',
  'mail.accepted.text': '{{restaurant}} has accepted your order.',
  'mail.accepted.link': 'Follow the order',

  'mail.planned.subject': '{{restaurant}} has confirmed your order #{{id}} for {{time}}',
  'mail.planned.heading': 'Your order is planned',
  'mail.planned.text': '{{restaurant}} has confirmed your order for {{time}}. The kitchen starts in time for it.',
  'mail.planned.link': 'View the order',

  'mail.onTheWay.subject': 'Your order #{{id}} from {{restaurant}} is on its way',
  'pickup.mail.onTheWay.subject': 'Your order #{{id}} at {{restaurant}} is ready to collect',
  'mail.onTheWay.heading': 'Your order is on its way',
  'pickup.mail.onTheWay.heading': 'Your order is ready to collect',
  'mail.onTheWay.text': 'Your food has left {{restaurant}}.',
  'pickup.mail.onTheWay.text': 'Your food is waiting for you at {{restaurant}}.',
  'mail.onTheWay.link': 'Follow the order',
  'mail.arrival': 'Expected arrival: {{range}}.',
  'pickup.mail.arrival': 'Ready to collect at about {{time}}.',

  'mail.delivered.subject': 'Receipt for your order #{{id}} at {{restaurant}}',
  'mail.delivered.heading': 'Enjoy your meal',
  'mail.delivered.text': 'Your order was delivered on {{time}}. This is the receipt for it.',
  'pickup.mail.delivered.text': 'Your order was collected on {{time}}. This is the receipt for it.',
  'mail.delivered.link': 'Open the receipt to print it',

  'mail.backInKitchen.subject': 'Your order #{{id}} at {{restaurant}} is still being prepared',
  'mail.backInKitchen.heading': 'It is not on its way yet',
  'pickup.mail.backInKitchen.heading': 'It is not ready yet',
  'mail.backInKitchen.text':
    'What we last told you about your order came too early: {{restaurant}} is still preparing it. We will write again when it leaves.',
  'pickup.mail.backInKitchen.text':
    'What we last told you about your order came too early: {{restaurant}} is still preparing it. We will write again when it is ready.',
  'mail.backInKitchen.link': 'Follow the order',

  'mail.backOnTheWay.subject': 'Your order #{{id}} from {{restaurant}} is still on its way',
  'pickup.mail.backOnTheWay.subject': 'Your order #{{id}} is still waiting for you at {{restaurant}}',
  'mail.backOnTheWay.heading': 'It is not there yet',
  'pickup.mail.backOnTheWay.heading': 'It has not been collected yet',
  'mail.backOnTheWay.text':
    'What we last told you about your order came too early: it is still on its way from {{restaurant}}. The receipt comes when it has arrived.',
  'pickup.mail.backOnTheWay.text':
    'What we last told you about your order came too early: it is still waiting for you at {{restaurant}}. The receipt comes when you have collected it.',
  'mail.backOnTheWay.link': 'Follow the order',

  'mail.cancelled.subject': 'Your order #{{id}} at {{restaurant}} was cancelled',
  'mail.cancelled.heading': 'Your order was cancelled',
  'mail.cancelled.text': 'Your order at {{restaurant}} will not be delivered.',
  'pickup.mail.cancelled.text': 'Your order at {{restaurant}} cannot be collected.',
  'mail.cancelled.reason': 'Reason: {{reason}}.',
  'mail.cancelled.link': 'Open the order',

  'mail.problem.subject': 'Answer about your order #{{id}} at {{restaurant}}',
  'mail.problem.heading': 'There is an answer for you',
  'mail.problem.by.restaurant': '{{restaurant}} has answered what you reported about order #{{id}}.',
  'mail.problem.by.admin': 'Tischlein has answered what you reported about order #{{id}} at {{restaurant}}.',
  'mail.problem.answer': 'Answer',
  'mail.problem.link': 'Open the order',
  'mail.problem.why': 'You get this e-mail because you reported a problem with your order.',

  'mail.money.due': 'You have paid nothing, and nothing will be charged.',
  'mail.money.pending': 'Your online payment was not completed. If an amount was reserved, it will be released.',
  'mail.money.paid': '{{restaurant}} refunds {{total}} to you the way you paid.',
  'mail.money.failed': 'Your online payment did not go through, so nothing was charged.',

  'mail.order': 'Order #{{id}} of {{time}}',
  'mail.payment': 'Payment',
  'mail.deliveryAddress': 'Delivery address',
  'mail.depositEach': 'plus {{deposit}} deposit each',
  'mail.vat': 'including {{rate}}% VAT on {{net}}',
  'mail.supplier': 'Supplier and your contract partner',
  'mail.vatId': 'VAT ID: {{vatId}}',
  'mail.phone': 'Phone: {{phone}}',
  'mail.withdrawal': 'There is no right of withdrawal for meals that spoil quickly (§ 312g (2) no. 2 BGB).',

  'mail.why': 'You receive this e-mail because an order was placed at Tischlein with this address.',
  'mail.settings': 'Choose which messages you receive',

  'mail.registration.pending.subject': 'Your registration with Tischlein',
  'mail.registration.pending.heading': 'Your registration has arrived',
  'mail.registration.pending.text':
    'Thank you for registering your restaurant. We are reviewing your details and will contact you within 24 hours.',
  'mail.registration.pending.next':
    'You can already log in with this e-mail address and your password and look around your dashboard. Until it is approved, your restaurant stays closed, customers do not see it and nothing is charged.',
  'mail.registration.approved.subject': 'Your restaurant is approved',
  'mail.registration.approved.heading': 'Welcome to Tischlein',
  'mail.registration.approved.text': 'Your restaurant has been reviewed and approved. Your subscription begins today.',
  'mail.registration.approved.next':
    'Log in, check your menu and your opening hours, start the shift and switch to open: from then on customers can order.',
  'mail.registration.rejected.subject': 'About your registration with Tischlein',
  'mail.registration.rejected.heading': 'We could not approve your registration',
  'mail.registration.rejected.text':
    'We have reviewed your registration and cannot approve it as it is. Nothing is charged.',
  'mail.registration.rejected.object':
    'If you think this is a mistake, or once the problem is sorted out, write to us: someone on our team will look at it again. The address is on our contact page.',
  'mail.registration.suspended.subject': 'Suspension of your restaurant at Tischlein',
  'mail.registration.suspended.heading': 'Your restaurant is being suspended',
  'mail.registration.suspended.text':
    'From the time below, your restaurant takes no more orders at Tischlein and customers no longer find it in the list.',
  'mail.registration.suspended.next':
    'Please finish or cancel the orders you already have. You can still use your dashboard.',
  'mail.registration.suspended.object':
    'You can complain about this decision free of charge. If you think it is a mistake, or once the problem is sorted out, write to us: someone on our team will look at it again.',
  'mail.registration.suspendedFrom': 'Suspended from',
  'mail.registration.ground': 'Grounds',
  'mail.registration.complain': 'File a complaint',
  'mail.registration.reinstated.subject': 'The suspension of your restaurant is lifted',
  'mail.registration.reinstated.heading': 'The suspension is lifted',
  'mail.registration.reinstated.text': 'Your restaurant is no longer suspended at Tischlein.',
  'mail.registration.reinstated.next':
    'Within its opening hours it takes orders again while it is switched to open. Please check that in your dashboard.',
  'mail.registration.restaurant': 'Restaurant',
  'mail.registration.plan': 'Subscription',
  'mail.registration.plan.monthly': '{{price}} per month, from the approval on',
  'mail.registration.plan.yearly': '{{price}} per year with two months free, from the approval on',
  'mail.registration.reason': 'Reason',
  'mail.registration.link': 'Log in to your dashboard',
  'mail.registration.why':
    'You receive this e-mail because a restaurant was registered at Tischlein with this address. If that was not you, ignore it: nothing happens without our approval.',

  'mail.login.subject': 'Another e-mail address for your login',
  'mail.login.heading': 'Your login has changed',
  'mail.login.old.text':
    'We have changed the e-mail address with which your restaurant logs in to Tischlein. This address no longer works. Whoever was logged in with it has been logged out; the password and the kitchen’s own logins stay as they are.',
  'mail.login.new.text':
    'We have changed the e-mail address with which your restaurant logs in to Tischlein. From now on, log in with this address and your current password.',
  'mail.login.email': 'E-mail for the login',
  'mail.login.unasked':
    'If you did not ask for this, please write to us at once: we will look into it and, if necessary, undo it.',
  'mail.login.contact': 'Write to us',
  'mail.login.old.why':
    'You receive this e-mail because a restaurant at Tischlein logged in with this address until now.',
  'mail.login.new.why':
    'You receive this e-mail because a restaurant at Tischlein logs in with this address from now on.',

  'mail.kitchen.waiting.subject': 'Order #{{id}} is waiting for your answer',
  'mail.kitchen.waiting.heading': 'An order is waiting for you',
  'mail.kitchen.waiting.text':
    'Nobody at {{name}} has accepted or rejected order #{{id}} of {{placed}}, worth {{total}}, yet.',
  'mail.kitchen.waiting.next':
    'Please answer by {{deadline}}. After that the order is cancelled and the customer is told.',
  'mail.kitchen.waiting.link': 'View the order',
  'mail.kitchen.overdue.subject': 'Please check order #{{id}}',
  'mail.kitchen.overdue.heading': 'An order needs your attention',
  'mail.kitchen.overdue.text':
    'Order #{{id}} of {{placed}}, worth {{total}}, is not finished yet. The customer was promised it by {{promised}}.',
  'mail.kitchen.overdue.next':
    'Please bring its status up to date. If it takes longer, call the customer; the number is with the order.',
  'mail.kitchen.overdue.link': 'View the order',
  'mail.kitchen.paused.subject': '{{name}} is paused',
  'mail.kitchen.paused.heading': 'Your restaurant is paused',
  'mail.kitchen.paused.text':
    'Two orders in a row went unanswered at {{name}} and were cancelled. So that no more customers wait in vain, we are taking no orders for you at the moment.',
  'mail.kitchen.paused.next':
    'As soon as somebody is back at the device, end the pause with one click in your dashboard. It does not end by itself.',
  'mail.kitchen.paused.link': 'Open the dashboard and end the pause',
  'mail.kitchen.noDevice.subject': '{{name}}: no device is receiving orders',
  'mail.kitchen.noDevice.heading': 'No device is receiving your orders',
  'mail.kitchen.noDevice.text':
    '{{name}} is open, but for more than a minute no device has been connected to your dashboard. Nobody would hear a new order.',
  'mail.kitchen.noDevice.next':
    'Check your device’s power and internet, and open the dashboard. If you cannot take orders now, switch to closed.',
  'mail.kitchen.noDevice.link': 'Open the dashboard',
  'mail.kitchen.why': 'You get this e-mail because {{name}} takes orders through Tischlein.',

  'mail.account.of': 'This is about',
  'mail.account.of.customer': 'your customer account',
  'mail.account.of.restaurant': 'your restaurant’s login',
  'mail.account.of.staff': 'your login for the kitchen',
  'mail.account.of.admin': 'your admin account',
  'mail.account.password_reset.subject': 'Set a new password',
  'mail.account.password_reset.link': 'Choose a new password',
  'mail.account.password_reset.customer.text':
    'Somebody, probably you, has forgotten the password for this address at Tischlein. With this link you choose a new one. It works once, for 30 minutes.',
  'mail.account.password_reset.partner.text':
    'Somebody, probably you, has forgotten the password for this address at Tischlein. With this link you choose a new one. It works once, for 30 minutes.',
  'mail.account.password_reset.customer.unasked':
    'If it was not you, there is nothing to do: your password stays as it is. Please never pass this link on.',
  'mail.account.password_reset.partner.unasked':
    'If it was not you, there is nothing to do: your password stays as it is. Please never pass this link on.',
  'mail.account.password_changed.subject': 'Your password has been changed',
  'mail.account.password_changed.link': 'Set a new password',
  'mail.account.password_changed.customer.text':
    'A new password was just set for this address at Tischlein, with a link that came to this mailbox. Every device has been logged out.',
  'mail.account.password_changed.partner.text':
    'A new password was just set for this address at Tischlein, with a link that came to this mailbox. Every device has been logged out.',
  'mail.account.password_changed.passkeys.customer':
    'Passkeys from before this address was confirmed have been removed. If your account still has one that you do not know, remove it under “Change password”.',
  'mail.account.password_changed.passkeys.restaurant':
    'Its passkeys have been removed as well. You can add yours again after logging in.',
  'mail.account.password_changed.passkeys.admin': 'The second factor stays what it was.',
  'mail.account.password_changed.customer.unasked':
    'If it was not you, somebody else can read this mailbox. Secure it first, then set another password.',
  'mail.account.password_changed.partner.unasked':
    'If it was not you, somebody else can read this mailbox. Secure it first, then set another password.',
  'mail.account.email_taken.subject': 'You already have an account',
  'mail.account.email_taken.link': 'Forgotten the password? Set a new one',
  'mail.account.email_taken.customer.text':
    'Somebody, probably you, wanted to use this address for an account at Tischlein. There already is one, so you can simply log in.',
  'mail.account.email_taken.partner.text':
    'Somebody, probably you, wanted to use this address for an account at Tischlein. There already is one, so you can simply log in.',
  'mail.account.email_taken.customer.unasked':
    'If it was not you, there is nothing to do: nobody got in, and nothing has changed.',
  'mail.account.email_taken.partner.unasked':
    'If it was not you, there is nothing to do: nobody got in, and nothing has changed.',
  'mail.account.email_verification.subject': 'Please confirm your e-mail address',
  'mail.account.email_verification.link': 'Confirm this address',
  'mail.account.email_verification.text':
    'An account was made at Tischlein with this address. Please confirm that it is yours. The link works for seven days.',
  'mail.account.email_verification.unasked':
    'If it was not you, do not confirm. If you want an account yourself, choose “Forgotten password?” at the login: the account is then yours, and whoever made it is logged out.',
  'mail.account.email_change.subject': 'Please confirm your new e-mail address',
  'mail.account.email_change.link': 'Confirm this address',
  'mail.account.email_change.text':
    'You want to log in to Tischlein with this address. Until you confirm it, the old one stays your login. The link works for 24 hours.',
  'mail.account.email_change.unasked':
    'If it was not you, there is nothing to do: without your confirmation nothing changes.',
  'mail.account.email_change_notice.subject': 'Your e-mail address is about to change',
  'mail.account.email_change_notice.link': 'It was not me: set a new password',
  'mail.account.email_change_notice.text':
    'Your account at Tischlein is to get another e-mail address. It changes as soon as that address has been confirmed. Your password was asked for.',
  'mail.account.email_change_notice.unasked':
    'If it was you, there is nothing more to do. If not, set a new password now: every device is logged out, and the address stays as it is.',

  'push.preparing': 'Your order #{{id}} has been accepted and is being prepared.',
  'push.planned': 'Your order #{{id}} is confirmed for {{time}}.',
  'push.delivering': 'Your order #{{id}} is on its way.',
  'pickup.push.delivering': 'Your order #{{id}} is ready to collect: {{address}}.',
  'push.delivered': 'Your order #{{id}} has been delivered. Enjoy your meal.',
  'pickup.push.delivered': 'Your order #{{id}} has been collected. Enjoy your meal.',
  'push.cancelled': 'Your order #{{id}} was cancelled.',
  'push.nobodyThere':
    'The rider is at your door with order #{{id}} and finds nobody. Please open, or answer your phone, by {{time}}.',
  'push.back.preparing': 'Your order #{{id}} is still being prepared: our last message came too early.',
  'push.back.delivering': 'Your order #{{id}} is still on its way: our last message came too early.',
  'pickup.push.back.delivering': 'Your order #{{id}} is still waiting for you: our last message came too early.',
  'push.rider.assigned': 'Order #{{id}} is yours: {{address}}',
  'push.rider.cancelled': 'Order #{{id}} was cancelled. Please call the kitchen.',
  'push.rider.taken': 'Order #{{id}} is no longer yours: the kitchen has taken it back or given it to somebody else.',
  'push.kitchen.waiting': 'Order #{{id}} is waiting. Please answer by {{deadline}}.',
  'push.kitchen.overdue': 'Please check order #{{id}}. It was promised by {{promised}}.',
  'push.kitchen.paused': 'Paused because two orders went unanswered. End the pause in your dashboard.',
  'push.kitchen.noDevice': 'No device is receiving your orders. Please open the dashboard.',
  'mail.moderation.received.subject': 'We have received your report',
  'mail.moderation.received.text':
    'Thank you. Someone on our team will look at your report, decide without delay and tell you the decision and the reasons for it. You can follow it with the link below.',
  'mail.moderation.decided.subject': 'We have decided on your report',
  'mail.moderation.decided.removed': 'The content you reported has been removed.',
  'mail.moderation.decided.acted': 'We have taken action on what you reported.',
  'mail.moderation.decided.kept': 'We have looked at what you reported and are leaving it as it is.',
  'mail.moderation.statement.subject': 'A decision about your content or account',
  'mail.moderation.statement.review_removed':
    'Your review has been removed. Nobody can see it on Tischlein any more, and its stars no longer count.',
  'mail.moderation.statement.account_closed':
    'Your account has been closed. Nobody can log in with it; orders under way will still be carried out.',
  'mail.moderation.statement.restaurant_measure': 'We have decided on a report about your restaurant.',
  'mail.moderation.lifted.subject': 'A decision has been reversed',
  'mail.moderation.lifted.review_removed': 'Your review can be seen again, and its stars count.',
  'mail.moderation.lifted.account_closed': 'Your account is open again. You can log in as before.',
  'mail.moderation.lifted.restaurant_measure': 'The decision about your restaurant has been reversed.',
  'mail.moderation.appeal_decided.subject': 'We have decided on your complaint',
  'mail.moderation.appeal_decided.upheld': 'We have looked at your complaint. The decision stands.',
  'mail.moderation.appeal_decided.reversed':
    'We have looked at your complaint. You are right: the decision has been reversed.',
  'mail.moderation.reason': 'Reasons',
  'mail.moderation.appeal':
    'You can complain free of charge until {{time}}, with the link below. Somebody else will decide on your complaint where possible.',
  'mail.moderation.link': 'See the decision',
} as const;
