import { Injectable } from '@nestjs/common';
import type { AdminOrderView } from '../../../contracts/admin/admin-views.ts';
import type { RestaurantOrderView } from '../../../contracts/orders/order-views.ts';
import { OrderRepository } from './order.repository.ts';
import type { FullOrderRow, InsertedOrderRow, OrderBasisRow } from './order.rows.ts';
import { toAdminOrderView, toRestaurantOrderView } from './order.view.ts';
import type { NewOrder } from './order.writes.ts';

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
  readonly #rows = new Map<number, FullOrderRow>();

  constructor(private readonly orders: OrderRepository) {}

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
    const rows = orderIds.length > 0 ? await this.orders.findMany(orderIds) : [];
    return new Map(rows.map((row) => [row.id, toPlacedViews(row)]));
  }
}

function toPlacedViews(row: FullOrderRow): PlacedViews {
  return { restaurant: toRestaurantOrderView(row), admin: toAdminOrderView(row) };
}

/** What the columns' defaults say of a line that nobody has begun. */
const NEW_LINE = { state: 'todo', version: 1 } as const;

/** The row as it would be read back. */
export function toPlacedRow(
  { order, lines }: NewOrder,
  basis: OrderBasisRow,
  inserted: InsertedOrderRow,
): FullOrderRow {
  const {
    restaurantName,
    restaurantPhone,
    restaurantImageUrl,
    restaurantAddress,
    restaurantCity,
    restaurantLatitude,
    restaurantLongitude,
    restaurantLegalName,
    restaurantVatId,
  } = basis;
  return {
    ...order,
    ...inserted,
    ...{ restaurantName, restaurantPhone, restaurantImageUrl },
    ...{ restaurantAddress, restaurantCity, restaurantLatitude, restaurantLongitude },
    ...{ restaurantLegalName, restaurantVatId },
    items: lines.map((line, index) => ({ ...line, id: inserted.itemIds[index] ?? 0, ...NEW_LINE })),
    timeline: [
      {
        status: inserted.status,
        at: inserted.createdAt.toISOString(),
        actor: 'customer',
        estimatedTo: inserted.estimatedTo?.toISOString() ?? null,
      },
    ],
    review: null,
    isCancellationRead: false,
    ...{ riderId: null, riderName: null, handover: null, nobodyThereAt: null },
  };
}
