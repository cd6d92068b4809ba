/**
 * A parameter that says in which partition rows are. Written like this no planner knows it, so that a plan for this one value would
 * be no cheaper than one for all, which Postgres then makes once and keeps, and what lies in the other partitions is left out when the statement starts. As a plain
 * parameter a plan for one value looks cheaper with each month there is, and is made anew for each order: a millisecond.
 */
export const inPartition = (parameter: string): string => `(${parameter}::int + 0 * pg_backend_pid())`;

/** Of numbers of orders, none of which is before the one or after the other. */
export const firstAndLast = (orderIds: readonly number[]): [number, number] => [
  Math.min(...orderIds),
  Math.max(...orderIds),
];
