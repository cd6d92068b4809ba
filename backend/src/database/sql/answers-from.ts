/**
 * From when on an order is to be answered, as SQL by the name of its row: from its placing, and one for later from when its
 * kitchen begins with it. `seconds` is the parameter with the time in which orders are to be answered.
 */
export const answersFrom = (row: string, seconds: string) =>
  `greatest(${row}.created_at, ${row}.accept_deadline_at - make_interval(secs => ${seconds}))`;
