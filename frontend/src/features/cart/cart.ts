/** The cart's rules, without a screen. Prices are euro, as the stored cart has them; sums are integer cents. */
import { MAX_QUANTITY } from '@contracts/constants.ts';
import type { OrderLineRequest } from '@contracts/requests.ts';
import type { QuoteView } from '@contracts/views.ts';
import { toCents } from '../../lib/format/money.ts';

export interface CartLine {
  /** Of the menu item. */
  id: number;
  restaurantId: number;
  restaurantName: string;
  isRestaurantOpen: boolean;
  name: string;
  description: string | null;
  price: number;
  imageUrl: string | null;
  quantity: number;
  notes?: string;
  /** Pfand per piece. */
  deposit: number;
  /** The restaurant's, so that the total is known before the server is asked. */
  deliveryFee: number;
  minimumOrder: number;
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

const isSame = (line: CartLine, id: number, restaurantId: number) =>
  line.id === id && line.restaurantId === restaurantId;

/** One more of a dish; a closed restaurant's is refused and the cart stays as it is. */
export function addLine(lines: CartLine[], added: NewCartLine): CartLine[] {
  if (!added.isRestaurantOpen) return lines;
  const held = lines.find((line) => isSame(line, added.id, added.restaurantId));
  if (!held) return [...lines, { ...added, quantity: 1 }];
  const quantity = Math.min(held.quantity + 1, MAX_QUANTITY);
  return lines.map((line) => (line === held ? { ...held, ...added, quantity } : line));
}

/** Zero or less takes the dish out. A closed restaurant's quantities stay, but its dishes may go. */
export function setQuantity(lines: CartLine[], id: number, restaurantId: number, quantity: number): CartLine[] {
  if (quantity <= 0) return removeLine(lines, id, restaurantId);
  return lines.map((line) =>
    isSame(line, id, restaurantId) && line.isRestaurantOpen
      ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) }
      : line,
  );
}

export function removeLine(lines: CartLine[], id: number, restaurantId: number): CartLine[] {
  return lines.filter((line) => !isSame(line, id, restaurantId));
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

/** Takes the server's prices over, so that the cart shows what an order costs; the same array when they are known. */
export function applyQuote(lines: CartLine[], quote: QuoteView): CartLine[] {
  const priced = new Map(quote.items.map((item) => [item.menuItemId, item]));
  let changed = false;
  const next = lines.map((line) => {
    const item = priced.get(line.id);
    if (!item || line.restaurantId !== quote.restaurantId) return line;
    const current = {
      price: Number(item.unitPrice),
      deposit: Number(item.deposit),
      deliveryFee: Number(quote.deliveryFee),
      minimumOrder: Number(quote.minimumOrder),
    };
    if (
      line.price === current.price &&
      line.deposit === current.deposit &&
      line.deliveryFee === current.deliveryFee &&
      line.minimumOrder === current.minimumOrder
    ) {
      return line;
    }
    changed = true;
    return { ...line, ...current };
  });
  return changed ? next : lines;
}

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
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

export function toOrderLines(lines: readonly CartLine[]): OrderLineRequest[] {
  return lines.map((line) => ({
    menuItemId: line.id,
    quantity: line.quantity,
    price: line.price.toFixed(2),
    ...(line.notes ? { notes: line.notes } : {}),
  }));
}
