import type { MenuUpdatedEvent } from '@contracts/realtime.ts';
import type { PriceBreakdown, QuoteView } from '@contracts/views.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { isApiError } from '../../lib/api/http.ts';
import { fetchQuote } from '../../lib/api/orders.ts';
import { toCents } from '../../lib/format/money.ts';
import { applyQuote, groupByRestaurant, sumsOf, type CartGroup, type CartLine, type CartSums } from './cart.ts';
import { cartAtom } from './cart-state.ts';

/** How long clicking rests before the server prices the cart. */
const CLICKING_MS = 250;
/** A quote older than this is asked for anew when a screen opens. */
const QUOTE_FRESH_MS = 60_000;

export interface PricedGroup extends CartGroup {
  sums: CartSums;
  /** The server's own breakdown of exactly these lines; undefined while it is on its way. */
  quote: QuoteView | undefined;
  /** Dishes that the restaurant does not have any more. */
  soldOutIds: ReadonlySet<number>;
  /** Why the server could not price it. */
  error: unknown;
}

const quoteKey = (restaurantId: number) => ['quote', restaurantId] as const;

function quoteQuery(group: CartGroup) {
  const items = group.lines.map((line) => ({ menuItemId: line.id, quantity: line.quantity }));
  return queryOptions({
    queryKey: [...quoteKey(group.restaurantId), items],
    queryFn: ({ signal }) => fetchQuote({ restaurantId: group.restaurantId, items }, signal),
    staleTime: QUOTE_FRESH_MS,
  });
}

function isQuoteOf(quote: QuoteView, lines: readonly CartLine[]): boolean {
  return (
    quote.items.length === lines.length &&
    lines.every((line) => quote.items.some((item) => item.menuItemId === line.id && item.quantity === line.quantity))
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
function soldOutIn(error: unknown, lines: readonly CartLine[]): ReadonlySet<number> {
  if (!isApiError(error, 'item_unavailable')) return new Set();
  const places = error.errors.flatMap(({ field }) => /^items\.(\d+)/.exec(field)?.[1] ?? []);
  return new Set(places.flatMap((place) => lines[Number(place)]?.id ?? []));
}

/** The cart by restaurant, priced by the server; until its answer comes, by what the cart remembers. */
export function useCartPrices(): PricedGroup[] {
  const [lines, setLines] = useAtom(cartAtom);
  const [restingLines] = useDebouncedValue(lines, CLICKING_MS);
  const groups = useMemo(() => groupByRestaurant(lines), [lines]);
  const restingGroups = useMemo(() => groupByRestaurant(restingLines), [restingLines]);
  const quotes = useQueries({ queries: restingGroups.map(quoteQuery) });

  useEffect(() => {
    for (const { data } of quotes) if (data) setLines((held) => applyQuote(held, data));
  }, [quotes, setLines]);

  return groups.map((group) => {
    const index = restingGroups.findIndex(({ restaurantId }) => restaurantId === group.restaurantId);
    const { data, error } = quotes[index] ?? {};
    const quote = data && isQuoteOf(data, group.lines) ? data : undefined;
    return {
      ...group,
      quote,
      sums: quote ? sumsOfQuote(quote) : sumsOf(group.lines),
      soldOutIds: soldOutIn(error, restingGroups[index]?.lines ?? []),
      error: error ?? null,
    };
  });
}

/** A menu changed: what the cart knows of this restaurant's prices is asked for anew. */
export function useForgetQuotes(): (restaurantId: MenuUpdatedEvent['restaurantId']) => void {
  const queryClient = useQueryClient();
  return (restaurantId) => void queryClient.invalidateQueries({ queryKey: quoteKey(restaurantId) });
}
