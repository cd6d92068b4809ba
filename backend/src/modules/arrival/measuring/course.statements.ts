/** Of orders that have arrived: prepared SQL, since each order is one row made of its events. */
import { RIDE_MINUTES } from '../../../contracts/orders/promise.ts';
import type { Statement } from '../../../database/connection/database.ts';
import type { Order } from '../../../entities/orders/order.entity.ts';

/** Older orders were cooked by another team, and rode in another season. */
const WEEKS = 4;
/** More than anybody's hour and load need. */
const MAX_ORDERS = 2_000;

export interface CourseRow extends Pick<Order, 'distanceMeters' | 'fulfilment'> {
  acceptedAt: Date;
  readyBy: Date;
  leftAt: Date;
  arrivedAt: Date;
  isPlanned: boolean;
  placedTo: Date | null;
  confirmedFrom: Date | null;
  confirmedTo: Date | null;
}

const RECENT = `o.status = 'delivered' AND o.created_at > now() - interval '${String(WEEKS)} weeks'`;

export const LIST_MEASURED: Statement = {
  name: 'arrival_list_measured',
  text: `
  SELECT r.id, r.city FROM restaurants r
   WHERE r.id IN (SELECT o.restaurant_id FROM orders o WHERE ${RECENT}) ORDER BY r.id`,
};

const IS_ACCEPTED = `e.status = 'preparing' AND e.previous_status = 'pending'`;
/** A step that was taken back and taken again counts where it was taken last. */
const COURSE = `
    SELECT max(e.at) FILTER (WHERE ${IS_ACCEPTED}) AS accepted,
           max(coalesce(e.ready_by, e.estimated_from - interval '${String(RIDE_MINUTES.from)} minutes')) FILTER (WHERE ${IS_ACCEPTED}) AS ready,
           max(e.at) FILTER (WHERE e.status = 'delivering' AND e.previous_status = 'preparing') AS gone,
           max(e.at) FILTER (WHERE e.status = 'delivered' AND e.previous_status = 'delivering') AS arrived,
           max(e.estimated_to) FILTER (WHERE e.version = 1) AS placed_to,
           max(e.estimated_from) FILTER (WHERE ${IS_ACCEPTED}) AS confirmed_from,
           max(e.estimated_to) FILTER (WHERE ${IS_ACCEPTED}) AS confirmed_to
      FROM order_event e WHERE e.order_id = o.id`;

const COURSE_COLUMNS = `o.distance_meters AS "distanceMeters", o.fulfilment, o.scheduled_for IS NOT NULL AS "isPlanned",
         c.accepted AS "acceptedAt", c.ready AS "readyBy", c.gone AS "leftAt", c.arrived AS "arrivedAt",
         c.placed_to AS "placedTo", c.confirmed_from AS "confirmedFrom", c.confirmed_to AS "confirmedTo"`;
const IS_WHOLE = 'c.accepted <= c.gone AND c.gone <= c.arrived AND c.ready IS NOT NULL';

/** $1 restaurant. */
export const LIST_COURSES: Statement = {
  name: 'arrival_list_courses',
  text: `
  SELECT ${COURSE_COLUMNS}
    FROM (SELECT * FROM orders o WHERE o.restaurant_id = $1 AND ${RECENT} ORDER BY o.id DESC LIMIT ${String(MAX_ORDERS)}) o,
         LATERAL (${COURSE}) c
   WHERE ${IS_WHOLE}`,
};

/** $1 restaurant, $2 a day in Berlin: of the orders that were placed on it. */
export const LIST_COURSES_OF_DAY: Statement = {
  name: 'arrival_list_courses_of_day',
  text: `
  SELECT ${COURSE_COLUMNS}
    FROM orders o, LATERAL (${COURSE}) c
   WHERE o.restaurant_id = $1 AND o.status = 'delivered'
     AND o.created_at >= $2::date::timestamp AT TIME ZONE 'Europe/Berlin'
     AND o.created_at < ($2::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin' AND ${IS_WHOLE}`,
};
