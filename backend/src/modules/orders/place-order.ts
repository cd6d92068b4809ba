import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import type { PlaceOrderRequest } from '../../contracts/requests.ts';
import type { OrderView } from '../../contracts/views.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import { toMoney } from './money.ts';
import { type InsertedOrder, OrderRepository } from './order.repository.ts';
import { toIso, toOrderView } from './order.view.ts';
import { assertExpectedPrices, PriceCart, type PricedCart } from './price-cart.ts';

export interface Placed {
  order: OrderView;
  /** False when the idempotency key had already made this order. */
  isNew: boolean;
}

@Injectable()
export class PlaceOrder {
  readonly #orders: OrderRepository;
  readonly #prices: PriceCart;
  readonly #relay: Relay;
  readonly #acceptDeadlineSeconds: number;

  constructor(orders: OrderRepository, prices: PriceCart, relay: Relay, @Inject(ENVIRONMENT) environment: Environment) {
    this.#orders = orders;
    this.#prices = prices;
    this.#relay = relay;
    this.#acceptDeadlineSeconds = environment.acceptDeadlineSeconds;
  }

  /**
   * Places one order, once per idempotency key.
   *
   * @throws ProblemError `not_found`, `restaurant_closed`, `item_unavailable`, `minimum_order`, `price_changed`,
   * `idempotency_key_reused`, `validation_failed`.
   */
  async execute(userId: number, request: PlaceOrderRequest, idempotencyKey: string | null): Promise<Placed> {
    const requestHash = idempotencyKey === null ? null : hashOf(request);
    const key = idempotencyKey === null ? null : { userId, idempotencyKey };
    const basis = await this.#prices.read(request.restaurantId, request.items, key);
    if (basis.existing_id !== null) return this.#repeat(basis.existing_id, basis.existing_hash, requestHash);

    if (!basis.is_open) throw new ProblemError('restaurant_closed');
    const cart = this.#prices.price(request.restaurantId, basis, request.items);
    assertExpectedPrices(cart, request.items, request.totalPrice);
    if (cart.price.subtotalCents < basis.minimum_order_cents) {
      throw new ProblemError('minimum_order', { values: { minimumOrder: toMoney(basis.minimum_order_cents) } });
    }

    const inserted = await this.#insert(userId, request, cart, idempotencyKey, requestHash);
    if (!inserted) return this.execute(userId, request, idempotencyKey);
    this.#relay.kick([
      {
        kind: 'order',
        eventId: Number(inserted.event_id),
        orderId: inserted.order_id,
        userId,
        restaurantId: request.restaurantId,
        version: 1,
        status: 'pending',
        previousStatus: null,
        at: inserted.at.toISOString(),
        by: 'customer',
        reason: null,
        paymentStatus: inserted.payment_status,
        estimatedFrom: toIso(inserted.estimated_from),
        estimatedTo: toIso(inserted.estimated_to),
      },
    ]);
    return { order: await this.#read(inserted.order_id), isNew: true };
  }

  async #insert(
    userId: number,
    request: PlaceOrderRequest,
    cart: PricedCart,
    idempotencyKey: string | null,
    requestHash: string | null,
  ): Promise<InsertedOrder | null> {
    return this.#orders.insert({
      userId,
      restaurantId: request.restaurantId,
      paymentMethod: request.paymentMethod,
      paymentStatus: request.paymentMethod === 'restaurant_pos' ? 'pending' : 'due',
      ...cart.price,
      deliveryAddress: request.deliveryAddress,
      notes: request.notes?.trim() ? request.notes : null,
      estimateFromMinutes: cart.basis.delivery_min_minutes,
      estimateToMinutes: cart.basis.delivery_max_minutes,
      acceptDeadlineSeconds: this.#acceptDeadlineSeconds,
      idempotencyKey,
      requestHash,
      lines: cart.lines,
    });
  }

  async #repeat(orderId: number, hash: string | null, requestHash: string | null): Promise<Placed> {
    if (hash !== requestHash) throw new ProblemError('idempotency_key_reused');
    return { order: await this.#read(orderId), isNew: false };
  }

  async #read(orderId: number): Promise<OrderView> {
    const row = await this.#orders.find(orderId);
    if (!row) throw new ProblemError('not_found');
    return toOrderView(row, 'owner');
  }
}

/** The same body gives the same hash: fields in a fixed order, unknown ones left out. */
function hashOf(request: PlaceOrderRequest): string {
  const canonical = [
    request.restaurantId,
    request.items.map((item) => [item.menuItemId, item.quantity, item.price ?? null, item.notes ?? null]),
    request.deliveryAddress,
    request.paymentMethod,
    request.notes ?? null,
    request.totalPrice ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}
