import { Injectable } from '@nestjs/common';
import { type Language, LANGUAGES } from '../../../contracts/constants.ts';
import type { OrderStatus } from '../../../contracts/orders/order-status.ts';
import { Database, type Statement } from '../../../database/database.ts';
import type { EventOf } from '../../../events/domain-event.ts';

/** What a restaurant is told of beside its screens. */
export type Alert = EventOf<'warning' | 'warning_half' | 'reminder' | 'notice'>;

interface AlertedOrder {
  id: number;
  status: OrderStatus;
  placedAt: Date;
  acceptDeadlineAt: Date;
  estimatedTo: Date | null;
  /** What the courier collects. */
  totalWithTipCents: number;
}

/** What a restaurant may be told that does not answer, as things are now. */
export interface KitchenAlert {
  restaurant: { id: number; name: string; email: string; language: Language };
  /** Whether it is still so: the order waits, is open when it is about a reminder, or the notice stands. */
  isCurrent: boolean;
  /** Of a warning. */
  order: AlertedOrder | null;
  /** Whether the restaurant was warned of this order before. */
  isRepeated: boolean;
  /** `kitchen`: by e-mail; `kitchen:` and the subscription's id. */
  told: ReadonlySet<string>;
}

interface AlertRow {
  id: number;
  name: string;
  email: string;
  language: string;
  is_current: boolean;
  order_id: number | null;
  status: OrderStatus;
  estimated_to: Date | null;
  created_at: Date;
  accept_deadline_at: Date;
  total_with_tip_cents: number;
  is_repeated: boolean;
  told: string[];
}

/** $1 event, $2 restaurant, $3 order or null, $4 notice or null, $5 whether an admin reminds. */
const FIND: Statement = {
  name: 'kitchen_alert_find',
  text: `
  SELECT r.id, r.name, r.email, r.language, o.id AS order_id, o.created_at, o.accept_deadline_at, o.total_cents + o.tip_cents AS total_with_tip_cents,
         o.status, o.estimated_to,
         coalesce(o.status = 'pending' OR $5 AND o.status IN ('preparing', 'delivering'), n.resolved_at IS NULL AND n.id IS NOT NULL) AS is_current,
         EXISTS (SELECT FROM restaurant_event e
                  WHERE e.restaurant_id = r.id AND e.kind = 'warning' AND e.version = 1 AND e.object_id = o.id AND e.id <> $1) AS is_repeated,
         ARRAY(SELECT recipient FROM sent_notifications WHERE event_id = $1) AS told
    FROM restaurants r
    LEFT JOIN orders o ON o.id = $3
    LEFT JOIN admin_notices n ON n.id = $4
   WHERE r.id = $2`,
};
const MARK_SENT: Statement = {
  name: 'kitchen_alert_mark_sent',
  text: 'INSERT INTO sent_notifications (event_id, recipient) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

@Injectable()
export class KitchenAlertRepository {
  constructor(private readonly database: Database) {}

  /** Null when the restaurant is gone. */
  async find({ eventId, kind, payload }: Alert): Promise<KitchenAlert | null> {
    const orderId = 'step' in payload ? payload.orderId : null;
    const noticeId = 'step' in payload ? null : payload.id;
    const [row] = await this.database.run<AlertRow>(FIND, [
      ...[eventId, payload.restaurantId, orderId, noticeId, kind === 'reminder'],
    ]);
    if (row === undefined) return null;
    return {
      restaurant: {
        id: row.id,
        name: row.name,
        email: row.email,
        language: LANGUAGES.find((known) => known === row.language) ?? 'de',
      },
      isCurrent: row.is_current,
      order:
        row.order_id === null
          ? null
          : {
              id: row.order_id,
              status: row.status,
              estimatedTo: row.estimated_to,
              placedAt: row.created_at,
              acceptDeadlineAt: row.accept_deadline_at,
              totalWithTipCents: row.total_with_tip_cents,
            },
      isRepeated: row.is_repeated,
      told: new Set(row.told),
    };
  }

  async markSent(eventId: number, recipient: string): Promise<void> {
    await this.database.run(MARK_SENT, [eventId, recipient]);
  }
}
