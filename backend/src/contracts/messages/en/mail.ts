/** What customers are written: e-mails (`mail.`) and short messages on their devices (`push.`). */
export const mail = {
  'mail.hello': 'Hello,',
  'mail.helloName': 'Hello {{name}},',

  'mail.placed.subject': 'Your order #{{id}} at {{restaurant}}',
  'mail.placed.heading': 'Your order has arrived',
  'mail.placed.text':
    '{{restaurant}} has your order and will answer shortly. This is what you ordered; every further step is on the order page.',
  'mail.placed.scheduled': 'Delivery wanted for {{time}}.',
  'mail.placed.link': 'Follow the order',

  'mail.delivered.subject': 'Receipt for your order #{{id}} at {{restaurant}}',
  'mail.delivered.heading': 'Enjoy your meal',
  'mail.delivered.text': 'Your order was delivered on {{time}}. This is the receipt for it.',
  'mail.delivered.link': 'Open the receipt to print it',

  'mail.cancelled.subject': 'Your order #{{id}} at {{restaurant}} was cancelled',
  'mail.cancelled.heading': 'Your order was cancelled',
  'mail.cancelled.text': 'Your order at {{restaurant}} will not be delivered.',
  'mail.cancelled.reason': 'Reason: {{reason}}.',
  'mail.cancelled.link': 'Open the order',

  'mail.money.due': 'You have paid nothing, and nothing will be charged.',
  'mail.money.pending': 'Your online payment was not concluded. If an amount was reserved, it will be released.',
  'mail.money.paid': '{{restaurant}} returns {{total}} to you the way you paid.',
  'mail.money.failed': 'Your online payment did not go through, so nothing was charged.',

  'mail.order': 'Order #{{id}} of {{time}}',
  'mail.payment': 'Payment',
  'mail.deliveryAddress': 'Delivery address',
  'mail.depositEach': 'plus {{deposit}} deposit each',
  'mail.vat': 'including {{rate}} % VAT on {{net}}',
  'mail.supplier': 'Supplier and partner to your contract',
  'mail.vatId': 'VAT ID: {{vatId}}',
  'mail.phone': 'Phone: {{phone}}',
  'mail.withdrawal': 'There is no right of withdrawal for meals that spoil quickly (§ 312g (2) no. 2 BGB).',

  'mail.why': 'You receive this e-mail because an order was placed at Tischlein with this address.',
  'mail.settings': 'Choose which messages you receive',

  'push.preparing': 'Order #{{id}} was accepted and is being prepared.',
  'push.delivering': 'Order #{{id}} is on the way.',
  'push.delivered': 'Order #{{id}} was delivered. Enjoy your meal.',
  'push.cancelled': 'Order #{{id}} was cancelled.',
  'push.eta': 'Arrival {{range}}.',
} as const;
