import { TODAY } from '../sql/clock.ts';

/** From yesterday on: two weeks' holidays and a week of ordinary hours. */
const SEARCHED_DAYS = 23;

/**
 * The first moment from now, or from the pause's end, at which a restaurant's hours let it take orders, as SQL by the name
 * of its row; a span may begin on the day before. Null while its switch is off, and while it is suspended.
 */
export const opensAt = (row: string) => `
  CASE WHEN ${row}.is_open AND (${row}.suspended_from IS NULL OR ${row}.suspended_from > now()) THEN (
    SELECT min(greatest(s.opens, ${row}.paused_until, now()))
    FROM restaurant_spans(${row}.id, ${TODAY} - 1, ${SEARCHED_DAYS}) AS s
    WHERE s.closes > greatest(${row}.paused_until, now())
  ) END`;
