/** When an order should arrive, as a range of minutes from now. */
import { PREP_MINUTES } from '../../../contracts/constants.ts';
import type { OrderStatus } from '../../../contracts/orders/order-status.ts';

interface MinuteRange {
  from: number;
  to: number;
}

/** The ride after the kitchen is done. The default preparation plus nothing to ten minutes gives the specified 15-25. */
const RIDE_SPREAD_MINUTES = 10;
const ON_THE_WAY: MinuteRange = { from: 5, to: 15 };

/** Null where a change of status leaves the promise as it was. */
export function estimateAfter(status: OrderStatus, prepMinutes: number | undefined): MinuteRange | null {
  switch (status) {
    case 'preparing': {
      const minutes = prepMinutes ?? PREP_MINUTES.default;
      return { from: minutes, to: minutes + RIDE_SPREAD_MINUTES };
    }
    case 'delivering':
      return ON_THE_WAY;
    case 'pending':
    case 'delivered':
    case 'cancelled':
      return null;
  }
}
