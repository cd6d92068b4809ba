import { Injectable } from '@nestjs/common';
import type { AdminOrderView } from '../../contracts/admin-views.ts';
import type { RestaurantOrderView } from '../../contracts/order-views.ts';
import { type NewOrder, OrderRepository } from './order.repository.ts';
import type { FullOrderRow, InsertedOrderRow, OrderBasisRow } from './order.rows.ts';
import { toAdminOrderView, toRestaurantOrderView } from './order.view.ts';

/** A new order as those see it who wait for one. */
export interface PlacedViews {
  restaurant: RestaurantOrderView;
  admin: AdminOrderView;
}

/** Each is taken in the moment it is kept, where there are screens to tell; where not, none may pile up. */
const KEPT = 500;

/** What this process has just placed, kept until it is announced: it need not be read back for the kitchen's screen. */
@Injectable()
export class PlacedOrders {
  readonly #orders: OrderRepository;
  readonly #rows = new Map<number, FullOrderRow>();

  constructor(orders: OrderRepository) {
    this.#orders = orders;
  }

  keep(row: FullOrderRow): void {
    this.#rows.set(row.id, row);
    if (this.#rows.size <= KEPT) return;
    const [oldest] = this.#rows.keys();
    if (oldest !== undefined) this.#rows.delete(oldest);
  }

  /** Once. Null when another process placed it, or long ago. */
  take(orderId: number): PlacedViews | null {
    const row = this.#rows.get(orderId);
    this.#rows.delete(orderId);
    return row ? toPlacedViews(row) : null;
  }

  /** As they are by now, from Postgres. */
  async read(orderIds: readonly number[]): Promise<ReadonlyMap<number, PlacedViews>> {
    const rows = orderIds.length > 0 ? await this.#orders.findMany(orderIds) : [];
    return new Map(rows.map((row) => [row.id, toPlacedViews(row)]));
  }
}

function toPlacedViews(row: FullOrderRow): PlacedViews {
  return { restaurant: toRestaurantOrderView(row), admin: toAdminOrderView(row) };
}

/** The row as it would be read back. */
export function toPlacedRow(order: NewOrder, basis: OrderBasisRow, inserted: InsertedOrderRow): FullOrderRow {
  return {
    id: inserted.id,
    user_id: order.userId,
    restaurant_id: order.restaurantId,
    status: 'pending',
    version: 1,
    reason: null,
    payment_method: order.paymentMethod,
    payment_status: inserted.payment_status,
    subtotal_cents: order.subtotalCents,
    deposit_cents: order.depositCents,
    delivery_fee_cents: order.deliveryFeeCents,
    total_cents: order.totalCents,
    tip_cents: order.tipCents,
    delivery_address: order.deliveryAddress,
    notes: order.notes,
    estimated_from: inserted.estimated_from,
    estimated_to: inserted.estimated_to,
    accept_deadline_at: inserted.accept_deadline_at,
    seen_at: null,
    share_token: inserted.share_token,
    created_at: inserted.created_at,
    updated_at: inserted.updated_at,
    customer_name: inserted.customer_name,
    customer_email: inserted.customer_email,
    customer_phone: inserted.customer_phone,
    guest_token: inserted.guest_token,
    delivery_notes: order.deliveryNotes,
    wants_reusable: order.wantsReusable,
    scheduled_for: inserted.scheduled_for,
    language: order.language,
    restaurant_name: basis.restaurant_name,
    restaurant_phone: basis.restaurant_phone,
    restaurant_image_url: basis.restaurant_image_url,
    restaurant_address: basis.restaurant_address,
    restaurant_legal_name: basis.restaurant_legal_name,
    restaurant_vat_id: basis.restaurant_vat_id,
    items: order.lines.map((line, index) => ({
      id: inserted.item_ids[index] ?? 0,
      menu_item_id: line.menuItemId,
      name: line.name,
      quantity: line.quantity,
      unit_price_cents: line.unitPriceCents,
      deposit_cents: line.depositCents,
      vat_rate: line.vatRate,
      min_age: line.minAge,
      notes: line.notes,
      options: line.options,
    })),
    timeline: [{ status: 'pending', at: inserted.created_at.toISOString(), actor: 'customer' }],
    review: null,
  };
}
