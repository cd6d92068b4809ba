/** The cart's rules, without a screen. Prices are euro, as the stored cart has them; sums are integer cents. */
import { MAX_QUANTITY } from '@contracts/constants.ts';
import type { QuoteView } from '@contracts/orders/order-views.ts';
import type { OrderLineRequest } from '@contracts/http/requests.gen.ts';
import { toCents } from '../../lib/format/money.ts';

export interface CartLine {
  /** The id of the dish. */
  id: number;
  restaurantId: number;
  restaurantName: string;
  isRestaurantOpen: boolean;
  name: string;
  description: string | null;
  price: number;
  imageUrl: string | null;
  quantity: number;
  /** What the kitchen is told. */
  notes?: string;
  /** What was chosen with the dish; its prices are part of `price`. Carts of older releases have none. */
  optionIds?: readonly number[];
  /** The names of those options, to be read. */
  optionNames?: readonly string[];
  /** The deposit (Pfand) for each piece. */
  deposit: number;
  /** The restaurant's, so that the total is known before the server is asked. */
  deliveryFee: number;
  minimumOrder: number;
  /** Deposit, fee and minimum are the usual ones: nobody has named this restaurant's yet. */
  isGuessed?: boolean;
}

export type NewCartLine = Omit<CartLine, 'quantity'>;

/** What one restaurant's part of the cart costs, in cents. */
export interface CartSums {
  subtotalCents: number;
  depositCents: number;
  deliveryFeeCents: number;
  totalCents: number;
}

export interface CartGroup {
  restaurantId: number;
  restaurantName: string;
  isOpen: boolean;
  lines: CartLine[];
  minimumOrderCents: number;
}

/** What makes two lines the same: the dish, its options and its note. */
type LineIdentity = Pick<CartLine, 'id' | 'restaurantId' | 'optionIds' | 'notes'>;

export function keyOf({ id, restaurantId, optionIds = [], notes = '' }: LineIdentity): string {
  return [restaurantId, id, [...optionIds].sort((a, b) => a - b).join(','), notes.trim()].join(':');
}

/** More of a dish; a closed restaurant's is refused and the cart stays as it is. */
export function addLine(lines: CartLine[], added: NewCartLine, quantity = 1): CartLine[] {
  if (!added.isRestaurantOpen) return lines;
  const key = keyOf(added);
  const held = lines.find((line) => keyOf(line) === key);
  if (!held) return [...lines, { ...added, quantity: Math.min(quantity, MAX_QUANTITY) }];
  const sum = Math.min(held.quantity + quantity, MAX_QUANTITY);
  return lines.map((line) => (line === held ? { ...held, ...added, quantity: sum } : line));
}

/** Zero or less takes the line out. A closed restaurant's quantities stay, but its dishes may go. */
export function setQuantity(lines: CartLine[], key: string, quantity: number): CartLine[] {
  if (quantity <= 0) return removeLine(lines, key);
  return lines.map((line) =>
    keyOf(line) === key && line.isRestaurantOpen ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) } : line,
  );
}

/** Other options, note or quantity in the line's place; what then is the same as another line joins it. */
export function replaceLine(lines: CartLine[], key: string, changed: CartLine): CartLine[] {
  if (!changed.isRestaurantOpen) return lines;
  const changedKey = keyOf(changed);
  const twin = changedKey === key ? undefined : lines.find((line) => keyOf(line) === changedKey);
  const quantity = Math.min(changed.quantity + (twin?.quantity ?? 0), MAX_QUANTITY);
  return lines.flatMap((line) => {
    if (line === twin) return [];
    return keyOf(line) === key ? { ...changed, quantity } : line;
  });
}

export function removeLine(lines: CartLine[], key: string): CartLine[] {
  return lines.filter((line) => keyOf(line) !== key);
}

/** Where it was, as far as the others are still there; what is the same by now takes its quantity. */
export function restoreLine(lines: CartLine[], line: CartLine, before: readonly CartLine[]): CartLine[] {
  const key = keyOf(line);
  const twin = lines.find((held) => keyOf(held) === key);
  if (twin) {
    const quantity = Math.min(twin.quantity + line.quantity, MAX_QUANTITY);
    return lines.map((held) => (held === twin ? { ...held, quantity } : held));
  }
  const following = new Set(before.slice(before.findIndex((held) => keyOf(held) === key) + 1).map(keyOf));
  const place = lines.findIndex((held) => following.has(keyOf(held)));
  return lines.toSpliced(place === -1 ? lines.length : place, 0, line);
}

export function removeRestaurant(lines: CartLine[], restaurantId: number): CartLine[] {
  return lines.filter((line) => line.restaurantId !== restaurantId);
}

/** The same array when the restaurant's lines already say so. */
export function setRestaurantOpen(lines: CartLine[], restaurantId: number, isOpen: boolean): CartLine[] {
  const stale = lines.some((line) => line.restaurantId === restaurantId && line.isRestaurantOpen !== isOpen);
  if (!stale) return lines;
  return lines.map((line) => (line.restaurantId === restaurantId ? { ...line, isRestaurantOpen: isOpen } : line));
}

/**
 * Takes the server's prices over, so that the cart shows what an order costs; the same array when they are known.
 * `asked` are the lines that the quote is for: it has one item for each, in their order.
 */
export function applyQuote(lines: CartLine[], quote: QuoteView, asked: readonly CartLine[]): CartLine[] {
  const priced = new Map(asked.map((line, place) => [keyOf(line), quote.items[place]]));
  let changed = false;
  const next = lines.map((line) => {
    const item = line.restaurantId === quote.restaurantId ? priced.get(keyOf(line)) : undefined;
    if (item?.menuItemId !== line.id) return line;
    const current = {
      price: Number(item.unitPrice),
      deposit: Number(item.deposit),
      deliveryFee: Number(quote.deliveryFee),
      minimumOrder: Number(quote.minimumOrder),
    };
    if (
      !line.isGuessed &&
      line.price === current.price &&
      line.deposit === current.deposit &&
      line.deliveryFee === current.deliveryFee &&
      line.minimumOrder === current.minimumOrder
    ) {
      return line;
    }
    changed = true;
    return { ...line, ...current, ...(line.isGuessed && { isGuessed: false }) };
  });
  return changed ? next : lines;
}

export function groupByRestaurant(lines: readonly CartLine[]): CartGroup[] {
  const groups = new Map<number, CartGroup>();
  for (const line of lines) {
    const group = groups.get(line.restaurantId) ?? {
      restaurantId: line.restaurantId,
      restaurantName: line.restaurantName,
      isOpen: true,
      lines: [],
      minimumOrderCents: 0,
    };
    group.lines.push(line);
    group.isOpen &&= line.isRestaurantOpen;
    group.minimumOrderCents = toCents(line.minimumOrder);
    groups.set(line.restaurantId, group);
  }
  return [...groups.values()];
}

export function sumsOf(lines: readonly CartLine[]): CartSums {
  const subtotalCents = lines.reduce((sum, line) => sum + toCents(line.price) * line.quantity, 0);
  const depositCents = lines.reduce((sum, line) => sum + toCents(line.deposit) * line.quantity, 0);
  const deliveryFeeCents = toCents(lines[0]?.deliveryFee ?? 0);
  return {
    subtotalCents,
    depositCents,
    deliveryFeeCents,
    totalCents: subtotalCents + depositCents + deliveryFeeCents,
  };
}

export function addSums(all: readonly CartSums[]): CartSums {
  return all.reduce(
    (total, sums) => ({
      subtotalCents: total.subtotalCents + sums.subtotalCents,
      depositCents: total.depositCents + sums.depositCents,
      deliveryFeeCents: total.deliveryFeeCents + sums.deliveryFeeCents,
      totalCents: total.totalCents + sums.totalCents,
    }),
    { subtotalCents: 0, depositCents: 0, deliveryFeeCents: 0, totalCents: 0 },
  );
}

/** The lines as `POST /api/orders` and its quote take them: what was chosen, and the price that the screen shows. */
export function toOrderLines(lines: readonly CartLine[]): OrderLineRequest[] {
  return lines.map((line) => ({
    menuItemId: line.id,
    quantity: line.quantity,
    price: line.price.toFixed(2),
    ...(line.optionIds?.length ? { optionIds: [...line.optionIds] } : {}),
    ...(line.notes?.trim() ? { notes: line.notes.trim() } : {}),
  }));
}
