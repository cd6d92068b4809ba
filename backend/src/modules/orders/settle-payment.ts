import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '../../contracts/constants.ts';
import { Relay } from '../../events/relay.ts';
import { OrderRepository } from './order.repository.ts';
import { toIso } from './order.view.ts';

/** Where each result may come from: what was paid stays paid, whatever is said late or twice. */
const SOURCES: Readonly<Record<'paid' | 'failed', readonly PaymentStatus[]>> = {
  paid: ['pending', 'failed'],
  failed: ['pending'],
};

/** Notes what a till said of an order's payment, and announces it. */
@Injectable()
export class SettlePayment {
  readonly #orders: OrderRepository;
  readonly #relay: Relay;

  constructor(orders: OrderRepository, relay: Relay) {
    this.#orders = orders;
    this.#relay = relay;
  }

  /** False when nothing changed. */
  async execute(orderId: number, result: 'paid' | 'failed'): Promise<boolean> {
    const row = await this.#orders.changePayment(orderId, result, SOURCES[result]);
    if (row === null) return false;
    this.#relay.kick([
      {
        kind: 'order',
        eventId: Number(row.event_id),
        orderId: row.id,
        userId: row.user_id,
        restaurantId: row.restaurant_id,
        version: row.version,
        status: row.status,
        previousStatus: row.status,
        at: row.updated_at.toISOString(),
        by: 'system',
        reason: row.reason,
        paymentStatus: row.payment_status,
        estimatedFrom: toIso(row.estimated_from),
        estimatedTo: toIso(row.estimated_to),
      },
    ]);
    return true;
  }
}
