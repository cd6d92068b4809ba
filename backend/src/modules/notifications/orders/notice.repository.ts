import { Injectable } from '@nestjs/common';
import { minAgeOf } from '../../../contracts/menus/strictest-age.ts';
import { firstAndLast, inPartitions } from '../../../database/sql/in-partition.ts';
import { select, selectJson } from '../../../database/sql/columns.ts';
import { Database, type Statement } from '../../../database/connection/database.ts';
import { OrderItem } from '../../../entities/orders/order-item.entity.ts';
import { Order } from '../../../entities/orders/order.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import type { Notice } from './notice.ts';

const ORDER = [
  ...([
    'id',
    'version',
    'status',
    'reason',
    'cancelNote',
    'language',
    'createdAt',
    'scheduledFor',
    'leadMinutes',
    'fulfilment',
    'handoverCode',
    'estimatedFrom',
  ] as const),
  ...(['estimatedTo', 'paymentMethod', 'paymentStatus', 'deliveryAddress', 'userId', 'customerName'] as const),
  ...(['customerEmail', 'guestToken', 'shareToken'] as const),
] as const;
const AMOUNTS = ['subtotalCents', 'depositCents', 'deliveryFeeCents', 'totalCents', 'tipCents'] as const;
const RESTAURANT = ['name', 'legalName', 'address', 'latitude', 'longitude', 'phone', 'vatId'] as const;
const ITEM = ['name', 'quantity', 'unitPriceCents', 'depositCents', 'vatRate', 'minAge', 'options'] as const;

interface NoticeRow
  extends
    Pick<Order, (typeof ORDER)[number]>,
    Pick<Notice, 'wantsMail' | 'wantsAcceptance' | 'wantsPush' | 'isUndone' | 'isLongAgo'> {
  eventId: string;
  amounts: Pick<Order, (typeof AMOUNTS)[number]>;
  restaurant: Pick<Restaurant, (typeof RESTAURANT)[number]>;
  told: string[];
  misled: string[];
  items: Pick<OrderItem, (typeof ITEM)[number]>[];
}

/**
 * Most acceptances are news for nobody beside the screens: no e-mail is written of them (`mailKindOf`) unless it was asked for or the meal
 * is for later, and no browser is subscribed. $3 whether browsers are told at all.
 */
const IS_NEWS = `(this.status <> 'preparing' OR this.previous_status <> 'pending'
    OR o.scheduled_for IS NOT NULL OR u.notify_acceptance
    OR ($3::boolean AND (EXISTS (SELECT FROM push_subscriptions p WHERE p.order_id = o.id)
      OR EXISTS (SELECT FROM push_subscriptions p WHERE p.user_id = o.user_id))))`;

const isAmongThese = (orderId: string) => inPartitions(orderId, '$4', '$5');

/** Where the order was by what each recipient was told last, beside where the step has brought it. */
const HEARD = `
  SELECT array_agg(last.recipient) FILTER (WHERE last.status = this.status) AS same,
         array_agg(last.recipient) FILTER (WHERE last.status > this.status) AS later
    FROM (SELECT DISTINCT ON (s.recipient) s.recipient, h.status FROM order_event h JOIN sent_notifications s ON s.event_id = h.id
           WHERE h.order_id = o.id AND ${isAmongThese('h.order_id')} ORDER BY s.recipient, h.version DESC) AS last`;

/**
 * $1 orders, $2 the event of each, $3 what `IS_NEWS` asks, $4 the first and $5 the last of the orders. SQL, since the events of a busy minute are read in one statement, each with its order's
 * lines and whom it was told to.
 */
export const FIND_NOTICES: Statement = {
  name: 'notice_find',
  text: `
  SELECT e.id AS "eventId", ${select(Order, 'o', ORDER)}, ${selectJson(Order, 'o', AMOUNTS)} AS amounts,
         ${selectJson(Restaurant, 'r', RESTAURANT)} AS restaurant,
         coalesce(u.notify_email, true) AS "wantsMail", coalesce(u.notify_acceptance, false) AS "wantsAcceptance",
         coalesce(u.notify_push, true) AS "wantsPush",
         EXISTS (SELECT 1 FROM order_event later
            WHERE later.order_id = o.id AND ${isAmongThese('later.order_id')} AND later.version > this.version AND later.previous_status = this.status
              AND later.status < later.previous_status) AS "isUndone",
         this.at < now() - interval '30 minutes' AS "isLongAgo",
         ARRAY(SELECT recipient FROM sent_notifications WHERE event_id = e.id
           UNION SELECT unnest(heard.same)) AS told,
         coalesce(heard.later, '{}') AS misled,
         (SELECT coalesce(json_agg(${selectJson(OrderItem, 'i', ITEM)} ORDER BY i.id), '[]')
            FROM order_items i WHERE i.order_id = o.id AND ${isAmongThese('i.order_id')}) AS items
    FROM unnest($1::int[], $2::bigint[]) AS e (order_id, id)
    JOIN orders o ON o.id = e.order_id AND o.id = ANY((SELECT $1::int[])::int[]) AND ${isAmongThese('o.id')}
    JOIN order_event this ON this.order_id = e.order_id AND this.id = e.id AND ${isAmongThese('this.order_id')}
    JOIN restaurants r ON r.id = o.restaurant_id
    LEFT JOIN users u ON u.id = o.user_id
    CROSS JOIN LATERAL (${HEARD}) AS heard
   WHERE ${IS_NEWS}`,
};

@Injectable()
export class NoticeRepository {
  constructor(private readonly database: Database) {}

  /** By event; without those whose order is gone, and those that are surely news for nobody. */
  async findMany(
    events: readonly { orderId: number; eventId: number }[],
    isPushOn: boolean,
  ): Promise<ReadonlyMap<number, Notice>> {
    const orderIds = events.map(({ orderId }) => orderId);
    const eventIds = events.map(({ eventId }) => eventId);
    const rows = await this.database.run<NoticeRow>(FIND_NOTICES, [
      orderIds,
      eventIds,
      isPushOn,
      ...firstAndLast(orderIds),
    ]);
    return new Map(rows.map((row) => [Number(row.eventId), toNotice(row)]));
  }
}

function toNotice({
  id,
  createdAt,
  customerName,
  customerEmail,
  amounts,
  items,
  told,
  misled,
  ...row
}: NoticeRow): Notice {
  return {
    ...row,
    orderId: id,
    placedAt: createdAt,
    name: customerName,
    email: customerEmail,
    minAge: minAgeOf(items.map((item) => item.minAge)),
    told: new Set(told),
    misled: new Set(misled),
    receipt: { ...amounts, fulfilment: row.fulfilment, items },
  };
}
