/** Riders, as the kitchen that gives them orders sees them. */
export const kitchenRiders = {
  'riders.title': 'Riders',
  'riders.open_one': 'Riders: {{count}} on shift',
  'riders.open_other': 'Riders: {{count}} on shift',
  'riders.none': 'Nobody is on shift. Riders go on shift on their own phones.',
  'riders.card.has': 'Rider: {{name}}',
  'riders.card.free': 'Rider: nobody yet',
  'riders.unnamed': 'one of yours',
  'riders.menu': 'Who brings it',
  'riders.drop': 'Order #{{id}}: who brings it?',
  'riders.nobody': 'Nobody, free for all riders',
  'riders.load_one': '{{count}} order',
  'riders.load_other': '{{count}} orders',
  'riders.noneOnShift': 'Nobody is on shift',
  'riders.waits': 'Nobody opens. The rider waits until {{time}}.',
  'riders.decide': 'Nobody opens. Please decide: cancel it, or let the rider leave it at the door.',
  'riders.since': 'On shift since {{time}}',
  'riders.order.preparing': '#{{id}}, in the kitchen',
  'riders.order.delivering': '#{{id}}, on the way',
  'riders.noOrders': 'No orders',
  'riders.free': 'Without a rider: {{ids}}',
  'riders.position.fresh': 'Position: just now',
  'riders.position.old_one': 'Position: {{count}} second ago',
  'riders.position.old_other': 'Position: {{count}} seconds ago',
  'riders.position.lost': 'Position unknown: nothing heard for two minutes',
  'riders.map': 'Map of the riders on shift',
  'riders.mapFailed': 'The map cannot be shown. Who has which orders is said above.',
  'riders.privacy':
    'You see riders only while they are on shift. A coarse track of each delivery is kept for 24 hours, to measure arrival times.',
  'kitchen.notice.nobodyThereTitle': 'Nobody opens for order #{{id}}',
  'kitchen.notice.nobodyThere': 'The rider waits at the door until {{time}}. Please try to reach the customer.',
  'kitchen.notice.nobodyThereOver':
    'The time is over. Please decide: cancel it, or let the rider leave it at the door.',
  'kitchen.notice.codeRefusedTitle': 'Wrong code for order #{{id}}',
  'kitchen.notice.codeRefused_one':
    'The rider typed a code that is not the customer’s. {{count}} try is left this hour.',
  'kitchen.notice.codeRefused_other':
    'The rider typed a code that is not the customer’s. {{count}} tries are left this hour.',
  'kitchen.notice.codeLocked':
    'Five codes were wrong: for an hour no code is taken. Please call the rider and agree how it is handed over.',
  'kitchen.notice.riderGoneTitle': 'Order #{{id}} has lost its rider',
  'kitchen.notice.riderGone':
    'The rider went off shift on the way. Please find out where the food is, and give the order to somebody else.',
  'riders.handover.code': 'Handed over with the customer’s code',
  'riders.handover.left_at_door': 'Handed over without a code: left at the door',
  'riders.handover.code_unknown': 'Handed over without a code: the customer did not know it',
  'ticket.rider': 'Rider',
} as const;
