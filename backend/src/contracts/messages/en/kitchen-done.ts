export const kitchenDone = {
  'kitchenDone.title': 'Done',
  'kitchenDone.lead':
    'Delivered, collected and cancelled orders of all days. An order marked delivered or collected too early can be brought back for 15 minutes.',
  'kitchenDone.search': 'Search done orders',
  'kitchenDone.today': 'Today',
  'kitchenDone.earlier': 'Earlier',
  'kitchenDone.more': 'Show older ones',
  'kitchenDone.foundMore_one': '{{count}} order found so far',
  'kitchenDone.foundMore_other': '{{count}} orders found so far',
  'kitchenDone.none': 'Nothing done yet',
  'kitchenDone.noneText': 'Delivered, collected and cancelled orders appear here.',
  'kitchenDone.notFound': 'Nothing found',
  'kitchenDone.notFoundText': 'Search for the whole number, or for a part of the name or of a dish.',
} as const;
