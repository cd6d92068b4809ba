import { Injectable } from '@nestjs/common';
import type { SessionAccount } from '../../../access/session-account.ts';
import type { ReorderLine, ReorderView } from '../../../contracts/orders/order-views.ts';
import { ProblemError } from '../../../http/problem.ts';
import { toMoney } from '../../../money/money.ts';
import { chooseOptions } from './order.options.ts';
import { viewerOf } from '../order/order.access.ts';
import { OrderRepository } from '../order/order.repository.ts';
import type { MenuLineRow, OrderItemRow, OrderOwner } from '../order/order.rows.ts';
import { PriceCart } from './price-cart.ts';

/** Whether a restaurant is open is the same for everybody. */
const NOBODY: OrderOwner = { userId: null, sessionId: null, idempotencyKey: null };

/** Makes a cart of an earlier order, priced as of now, and says what is gone or costs something else. */
@Injectable()
export class Reorder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly prices: PriceCart,
  ) {}

  /** @throws ProblemError `not_found` when it is the order of somebody else, or its restaurant is gone. */
  async execute(orderId: number, account: SessionAccount | null, guestToken: string | undefined): Promise<ReorderView> {
    const order = await this.orders.find(orderId);
    if (!order || viewerOf(order, account, guestToken) !== 'owner') throw new ProblemError('not_found');
    const menuItemIds = order.items.flatMap((item) => item.menuItemId ?? []);
    const { restaurantId } = order;
    const [standing, basis] = await Promise.all([
      this.orders.findStanding(restaurantId, NOBODY),
      this.prices.find(
        restaurantId,
        menuItemIds.map((menuItemId) => ({ menuItemId })),
        null,
      ),
    ]);
    if (standing === null || basis === null) throw new ProblemError('not_found');
    const menu = new Map(basis.items.map((item) => [item.id, item]));
    return {
      restaurantId,
      restaurantName: order.restaurantName,
      isOpen: standing.isOpen,
      lines: order.items.map((item) => toLine(item, menu.get(item.menuItemId ?? 0))),
    };
  }
}

/** Options are found again by their group's and their own name: the order keeps what it showed, not ids. */
function toLine(item: OrderItemRow, dish: MenuLineRow | undefined): ReorderLine {
  const line = {
    menuItemId: dish?.id ?? null,
    name: dish?.name ?? item.name,
    quantity: item.quantity,
    previousPrice: toMoney(item.unitPriceCents),
    imageUrl: dish?.imageUrl ?? null,
    notes: item.notes,
  };
  if (!dish) return { ...line, price: null, optionIds: [], change: 'gone' };
  const optionIds = item.options.flatMap(({ group, name }) => {
    const options = dish.groups.find((candidate) => candidate.name === group)?.options ?? [];
    return options.find((option) => option.name === name && option.available)?.id ?? [];
  });
  const choice = chooseOptions(dish.groups, optionIds, 'optionIds');
  const isComplete = choice.ok && optionIds.length === item.options.length;
  const priceCents = dish.priceCents + (choice.ok ? choice.extraCents : 0);
  const price = toMoney(priceCents);
  if (!dish.available) return { ...line, price, optionIds, change: 'unavailable' };
  if (!isComplete) return { ...line, price, optionIds: choice.ok ? optionIds : [], change: 'options_changed' };
  const change = priceCents === item.unitPriceCents ? 'same' : priceCents > item.unitPriceCents ? 'dearer' : 'cheaper';
  return { ...line, price, optionIds, change };
}
