/**
 * Whether a dish or an option can be had, as SQL by the name of its row. What is sold out until a time is there from that
 * time on, also while the job that writes it down is late.
 */
export const isAvailable = (row: string) => `(${row}.available OR coalesce(${row}.sold_out_until <= now(), false))`;

/** When it comes back by itself; null when it is there, and when it is sold out for good. */
export const soldOutUntil = (row: string) =>
  `CASE WHEN NOT ${row}.available AND ${row}.sold_out_until > now() THEN ${row}.sold_out_until END`;
