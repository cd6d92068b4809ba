/**
 * A parameter that says in which partition rows are. Written like this no planner knows it, so that a plan for this one value would
 * be no cheaper than one for all, which Postgres then makes once and keeps, and what lies in the other partitions is left out when the statement starts. As a plain
 * parameter a plan for one value looks cheaper with each month there is, and is made anew for each order: a millisecond.
 */
export const inPartition = (parameter: string): string => `(${parameter}::int + 0 * pg_backend_pid())`;

/**
 * The same for several orders: what lies before the first and after the last of them is left out. It is no way to find them, since
 * a kept plan takes all that lie in between to be few.
 */
export const inPartitions = (column: string, first: string, last: string): string =>
  `${column} BETWEEN ${inPartition(first)} AND ${inPartition(last)}`;

/** Of numbers of orders, none of which is before the one or after the other. */
export const firstAndLast = (orderIds: readonly number[]): [number, number] => [
  Math.min(...orderIds),
  Math.max(...orderIds),
];
