/** Where there is no order to be seen: few visits come here. */
export const orderGone = {
  'tracking.notFound': 'Order not found',
  'tracking.notFoundText': 'It may belong to another account.',
  'tracking.notFoundAnonymous': 'Log in to see your orders. Links to an order work for 30 days.',
  'tracking.linkEnded': 'This link no longer opens an order',
  'tracking.linkEndedText':
    'Links to an order work for 30 days, or until a guest’s details have been removed from it. If you have a question about an order, please ask the restaurant or us.',
  'tracking.linkEndedContact': 'Contact',
} as const;
