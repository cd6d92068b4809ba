import type { SubscribeErrorCode } from '../../events/realtime.ts';

/** What the acknowledgement of a refused subscription says. */
export const realtime = {
  'realtime.invalid_payload': 'A subscription needs a topic as text.',
  'realtime.unknown_topic': 'There is no such topic.',
  'realtime.not_found': 'There is nothing here, or it is not visible to this account.',
  'realtime.forbidden': 'This account may not follow that.',
  'realtime.unavailable': 'This cannot be read at the moment. Please try again shortly.',
  'realtime.too_many_topics': 'One connection cannot follow that many topics.',
  'realtime.too_many_requests': 'That was too much in a short time. Please try again shortly.',
} as const satisfies Record<`realtime.${SubscribeErrorCode}`, string>;
