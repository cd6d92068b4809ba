import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '../../../contracts/constants.ts';
import { Relay } from '../../../events/relay.ts';
import { announceChange } from './announce-change.ts';
import { OrderRepository } from '../order/order.repository.ts';

/** Where each result may come from: what was paid stays paid, whatever is said late or twice. */
const SOURCES: Readonly<Record<'paid' | 'failed', readonly PaymentStatus[]>> = {
  paid: ['pending', 'failed'],
  failed: ['pending'],
};

/** Notes what a POS said of an order's payment, and announces it. */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly orders: OrderRepository,
    private readonly relay: Relay,
  ) {}

  /** It is false when nothing changed. */
  async execute(orderId: number, result: 'paid' | 'failed'): Promise<boolean> {
    const row = await this.orders.changePayment(orderId, result, SOURCES[result]);
    return row !== null && announceChange(this.relay, orderId, 'system', row) !== null;
  }
}
