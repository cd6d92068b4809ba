import type { MenuUpdatedEvent } from '@contracts/events/realtime.ts';
import type { PriceBreakdown, QuoteView } from '@contracts/orders/order-views.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { isApiError } from '../../lib/http/http.ts';
import { fetchQuote } from '../../lib/api/orders.ts';
import { toCents } from '../../lib/format/money.ts';
import {
  applyQuote,
  groupByRestaurant,
  keyOf,
  sumsOf,
  toOrderLines,
  type CartGroup,
  type CartLine,
  type CartSums,
} from './cart.ts';
import { cartAtom } from './cart-state.ts';

/** How long clicking rests before the server prices the cart. */
const CLICKING_MS = 250;
/** A quote older than this is asked for anew when a screen opens. */
const QUOTE_FRESH_MS = 60_000;

/** The dish is gone; one of its options is; or its options are others by now. */
export type LineProblem = 'sold_out' | 'option_sold_out' | 'choose_again';

export interface PricedGroup extends CartGroup {
  sums: CartSums;
  /** The server's own breakdown of exactly these lines; undefined while it is on its way. */
  quote: QuoteView | undefined;
  /** What stands in the way of single lines, by their key. */
  problems: ReadonlyMap<string, LineProblem>;
  /** Why the server could not price it. */
  error: unknown;
}

const quoteKey = (restaurantId: number) => ['quote', restaurantId] as const;

function quoteQuery(group: CartGroup) {
  // Without the expected prices: they change with each answer, and the question would with them.
  const items = toOrderLines(group.lines).map(({ menuItemId, quantity, optionIds }) => ({
    menuItemId,
    quantity,
    ...(optionIds && { optionIds }),
  }));
  return queryOptions({
    queryKey: [...quoteKey(group.restaurantId), items],
    queryFn: ({ signal }) => fetchQuote({ restaurantId: group.restaurantId, items }, signal),
    staleTime: QUOTE_FRESH_MS,
  });
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

/** The cart by restaurant, priced by the server; until its answer comes, by what the cart remembers. */
export function useCartPrices(): PricedGroup[] {
  const [lines, setLines] = useAtom(cartAtom);
  const [restingLines] = useDebouncedValue(lines, CLICKING_MS);
  const groups = useMemo(() => groupByRestaurant(lines), [lines]);
  const restingGroups = useMemo(() => groupByRestaurant(restingLines), [restingLines]);
  const quotes = useQueries({ queries: restingGroups.map(quoteQuery) });

  useEffect(() => {
    quotes.forEach(({ data }, index) => {
      const asked = restingGroups[index]?.lines ?? [];
      if (data) setLines((held) => applyQuote(held, data, asked));
    });
  }, [quotes, restingGroups, setLines]);

  return groups.map((group) => {
    const index = restingGroups.findIndex(({ restaurantId }) => restaurantId === group.restaurantId);
    const { data, error } = quotes[index] ?? {};
    const asked = restingGroups[index]?.lines ?? [];
    const quote = data && isQuoteOf(asked, group.lines) ? data : undefined;
    return {
      ...group,
      quote,
      sums: quote ? sumsOfQuote(quote) : sumsOf(group.lines),
      problems: problemsIn(error, asked),
      error: error ?? null,
    };
  });
}

/** A menu changed: what the cart knows of this restaurant's prices is asked for anew. */
export function useForgetQuotes(): (restaurantId: MenuUpdatedEvent['restaurantId']) => void {
  const queryClient = useQueryClient();
  return (restaurantId) => void queryClient.invalidateQueries({ queryKey: quoteKey(restaurantId) });
}
