/** Where there is no order to be seen: few visits come here. */
export const orderGone = {
  'tracking.notFound': 'Order not found',
  'tracking.notFoundText': 'It may belong to another account.',
  'tracking.notFoundAnonymous': 'Log in to see your orders. A link to an order ends 30 days after it.',
  'tracking.linkEnded': 'This link opens no order any more',
  'tracking.linkEndedText':
    'Links to an order end 30 days after it, and when a guest’s data has been removed from it. If you have a question about an order, please ask the restaurant or us.',
  'tracking.linkEndedContact': 'Contact',
} as const;
