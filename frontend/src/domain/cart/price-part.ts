/** One restaurant's part of the cart with its price: pure rules over what was asked and answered. */
import type { Fulfilment } from '@contracts/orders/fulfilment.ts';
import type { PriceBreakdown, QuoteView } from '@contracts/orders/order-views.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/http/http.ts';
import { toCents } from '../../lib/format/money.ts';
import { type CartGroup, type CartLine, type CartSums, keyOf, sumsOf, toOrderLines } from './cart.ts';
import { sumsByFulfilment } from './quote-place.ts';

/** The dish is gone; one of its options is; or its options are others by now. */
export type LineProblem = 'sold_out' | 'option_sold_out' | 'choose_again';

export interface PricedGroup extends CartGroup {
  sums: CartSums;
  /** How its meal is to come, chosen for this restaurant alone. */
  fulfilment: Fulfilment;
  /** What is missing until its delivery is free; 0 when nothing is, or when it never is. */
  toFreeCents: number;
  /** The server's own breakdown of exactly these lines; undefined while it is on its way. */
  quote: QuoteView | undefined;
  /** What stands in the way of single lines, by their key. */
  problems: ReadonlyMap<string, LineProblem>;
  /** Why the server could not price it. */
  error: unknown;
}

export const quoteKey = (restaurantId: number) => ['quote', restaurantId] as const;

/** Without the expected prices: they change with each answer, and the question would with them. */
export const itemsOf = (group: CartGroup) =>
  toOrderLines(group.lines).map(({ menuItemId, quantity, optionIds }) => ({
    menuItemId,
    quantity,
    ...(optionIds && { optionIds }),
  }));

/** The last answer about these dishes in the same way, wherever they were to go. */
function findQuote(queryClient: QueryClient, group: CartGroup, fulfilment: Fulfilment): QuoteView | undefined {
  const queryKey = [...quoteKey(group.restaurantId), itemsOf(group)];
  return queryClient
    .getQueriesData<QuoteView>({ queryKey })
    .map(([, quote]) => quote)
    .findLast((quote) => quote?.fulfilment === fulfilment);
}

function isQuoteOf(asked: readonly CartLine[], lines: readonly CartLine[]): boolean {
  return (
    asked.length === lines.length &&
    lines.every((line, place) => {
      const other = asked[place];
      return other && keyOf(other) === keyOf(line) && other.quantity === line.quantity;
    })
  );
}

export function sumsOfQuote(quote: PriceBreakdown): CartSums {
  return {
    subtotalCents: toCents(quote.subtotal),
    depositCents: toCents(quote.deposit),
    deliveryFeeCents: toCents(quote.deliveryFee),
    totalCents: toCents(quote.total),
  };
}

function toFreeOf({ fulfilment, freeFrom, subtotal }: QuoteView): number {
  if (fulfilment === 'pickup' || freeFrom === null) return 0;
  return Math.max(0, toCents(freeFrom) - toCents(subtotal));
}

/** The refusal names the lines by their place in the request. */
function problemsIn(error: unknown, lines: readonly CartLine[]): ReadonlyMap<string, LineProblem> {
  const problems = new Map<string, LineProblem>();
  if (!isApiError(error)) return problems;
  for (const { field, code } of error.errors) {
    const [, place, part] = /^items\.(\d+)\.(menuItemId|optionIds)/.exec(field) ?? [];
    const line = place === undefined ? undefined : lines[Number(place)];
    if (!line) continue;
    const problem = part === 'menuItemId' ? 'sold_out' : code === 'unavailable' ? 'option_sold_out' : 'choose_again';
    problems.set(keyOf(line), problem);
  }
  return problems;
}

/** What the server said of a part: its answer, or why there is none; neither while it is on its way. */
interface Answer {
  data?: QuoteView | undefined;
  error?: unknown;
}

/** `asked` are the lines that were priced, which may be older than the cart's. */
export function pricePart(
  group: CartGroup,
  fulfilment: Fulfilment,
  asked: readonly CartLine[],
  answer: Answer | undefined,
  queryClient: QueryClient,
): PricedGroup {
  const { data, error } = answer ?? {};
  // While another place is asked about, the same dishes stay at the price that they had.
  const known = data ?? (error ? undefined : findQuote(queryClient, group, fulfilment));
  const quote = known && isQuoteOf(asked, group.lines) ? known : undefined;
  return {
    ...group,
    fulfilment,
    quote,
    toFreeCents: quote ? toFreeOf(quote) : 0,
    minimumOrderCents: quote ? toCents(quote.minimumOrder) : group.minimumOrderCents,
    sums: quote ? sumsOfQuote(quote) : sumsByFulfilment(sumsOf(group.lines), fulfilment),
    problems: problemsIn(error, asked),
    error: error ?? null,
  };
}
