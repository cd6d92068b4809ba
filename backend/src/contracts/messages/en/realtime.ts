import type { SocketErrorCode } from '../../events/realtime.ts';

/** What the acknowledgement of a socket’s refused message says. */
export const realtime = {
  'realtime.invalid_payload': 'A subscription needs a topic as text.',
  'realtime.unknown_topic': 'There is no such topic.',
  'realtime.not_found': 'There is nothing here, or it is not visible to this account.',
  'realtime.forbidden': 'This account may not follow that.',
  'realtime.unavailable': 'This cannot be read at the moment. Please try again shortly.',
  'realtime.too_many_topics': 'One connection cannot follow that many topics.',
  'realtime.too_many_requests': 'That was too much in a short time. Please try again shortly.',
  'realtime.position_invalid': 'A position needs latitude, longitude, accuracyMeters, sequence and at.',
  'realtime.position_outside': 'The position is outside the city.',
  'realtime.position_inaccurate': 'The position is too inaccurate.',
  'realtime.position_in_future': 'The time of the position has not come yet. Is the phone’s clock right?',
  'realtime.position_too_old': 'The position is too old.',
  'realtime.position_implausible': 'Nobody can have ridden there so fast.',
  'realtime.position_not_newer': 'A newer position is known.',
  'realtime.no_rider': 'Only riders say where they are.',
  'realtime.off_shift': 'Positions are taken on shift only.',
} as const satisfies Record<`realtime.${SocketErrorCode}`, string>;
