/** How a meal comes to whoever ordered it. */
export const FULFILMENTS = ['delivery', 'pickup'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];
export const DEFAULT_FULFILMENT: Fulfilment = 'delivery';

/** Minutes from ordering until it can be fetched, as a restaurant sets them. */
export const PICKUP_MINUTES = { min: 5, max: 120, default: 20 } as const;

/** For how long after it is ready a guest is expected, in minutes: the width of the promise. */
export const PICKUP_SPAN_MINUTES = 5;
