import type { MenuUpdatedEvent } from '@contracts/events/realtime.ts';
import type { Fulfilment } from '@contracts/orders/fulfilment.ts';
import type { PriceBreakdown, QuoteView } from '@contracts/orders/order-views.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { type QueryClient, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';
import { restaurantQuery } from '../../lib/api/customer-queries.ts';
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
import { postcodesAtom } from '../place/postcode-state.ts';
import { fulfilmentAtom, fulfilmentOf, leftOver } from './fulfilment-state.ts';
import { quotePlace, sumsByFulfilment, type QuotePlace } from './quote-place.ts';

/** How long clicking rests before the server prices the cart. */
const CLICKING_MS = 250;
/** A quote older than this is asked for anew when a screen opens. */
const QUOTE_FRESH_MS = 60_000;

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

const quoteKey = (restaurantId: number) => ['quote', restaurantId] as const;

/** Without the expected prices: they change with each answer, and the question would with them. */
const itemsOf = (group: CartGroup) =>
  toOrderLines(group.lines).map(({ menuItemId, quantity, optionIds }) => ({
    menuItemId,
    quantity,
    ...(optionIds && { optionIds }),
  }));

/** Undefined while it is not known yet which city's postcode counts. */
function quoteQuery(group: CartGroup, place: QuotePlace | undefined) {
  const items = itemsOf(group);
  return queryOptions({
    queryKey: [...quoteKey(group.restaurantId), items, place],
    queryFn: ({ signal }) => fetchQuote({ restaurantId: group.restaurantId, items, ...place }, signal),
    enabled: place !== undefined,
    staleTime: QUOTE_FRESH_MS,
  });
}

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

/** The fee of each part that is delivered. */
export const feesOf = (groups: readonly PricedGroup[]) =>
  groups
    .filter(({ fulfilment }) => fulfilment === 'delivery')
    .map((group) => ({ ...group, feeCents: group.sums.deliveryFeeCents }));

/** The lines remember the delivery's terms: a pick-up's must not stay when the choice is taken back. */
function withDeliveryTerms(quote: QuoteView, [line]: readonly CartLine[]): QuoteView {
  if (quote.fulfilment !== 'pickup' || !line) return quote;
  return { ...quote, deliveryFee: line.deliveryFee.toFixed(2), minimumOrder: line.minimumOrder.toFixed(2) };
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

/** What each part is priced for: its own choice, and the postcode that was typed, or is remembered for its restaurant's city. */
function usePlaces(groups: readonly CartGroup[], typed: string | null): (QuotePlace | undefined)[] {
  const postcodes = useAtomValue(postcodesAtom);
  const [choices] = useAtom(fulfilmentAtom);
  const isAsked = typed === null && Object.keys(postcodes).length > 0;
  const restaurants = useQueries({
    queries: groups.map(({ restaurantId }) => ({ ...restaurantQuery(restaurantId), enabled: isAsked })),
  });
  return groups.map(({ restaurantId }, index) => {
    const { data, isError } = restaurants[index] ?? {};
    if (isAsked && !data && !isError) return undefined;
    return quotePlace(fulfilmentOf(choices, restaurantId), typed ?? (data && postcodes[data.city]));
  });
}

/** The choice of a restaurant is forgotten with its last line. */
function useForgetfulChoices(lines: readonly CartLine[]) {
  const [choices, choose] = useAtom(fulfilmentAtom);
  useEffect(() => {
    for (const restaurantId of leftOver(choices, lines)) choose(restaurantId, null);
  }, [choices, choose, lines]);
  return choices;
}

/** A pick-up that is not offered any more is a delivery again, and that is said. */
function useOfferedChoices(groups: readonly CartGroup[], quotes: readonly { error: unknown }[]): void {
  const t = useText();
  const choose = useSetAtom(fulfilmentAtom);
  useEffect(() => {
    quotes.forEach(({ error }, index) => {
      const group = groups[index];
      if (!group || !isApiError(error) || !error.errors.some(({ field }) => field === 'fulfilment')) return;
      choose(group.restaurantId, null);
      void showToast({ title: t('cart.pickupGone', { name: group.restaurantName }), tone: 'neutral' });
    });
  }, [groups, quotes, choose, t]);
}

/**
 * The cart by restaurant, priced by the server for the postcode of an address that is typed, or the remembered one; until its
 * answer comes, by what the cart remembers.
 */
export function useCartPrices(typed: string | null = null): PricedGroup[] {
  const [lines, setLines] = useAtom(cartAtom);
  const [restingLines] = useDebouncedValue(lines, CLICKING_MS);
  const groups = useMemo(() => groupByRestaurant(lines), [lines]);
  const restingGroups = useMemo(() => groupByRestaurant(restingLines), [restingLines]);
  const queryClient = useQueryClient();
  const places = usePlaces(restingGroups, typed);
  const quotes = useQueries({
    queries: restingGroups.map((group, index) => quoteQuery(group, places[index])),
  });
  const choices = useForgetfulChoices(lines);

  useEffect(() => {
    quotes.forEach(({ data }, index) => {
      const asked = restingGroups[index]?.lines ?? [];
      if (data) setLines((held) => applyQuote(held, withDeliveryTerms(data, asked), asked));
    });
  }, [quotes, restingGroups, setLines]);

  useOfferedChoices(restingGroups, quotes);

  return groups.map((group) => {
    const index = restingGroups.findIndex(({ restaurantId }) => restaurantId === group.restaurantId);
    const { data, error } = quotes[index] ?? {};
    const asked = restingGroups[index]?.lines ?? [];
    const fulfilment = fulfilmentOf(choices, group.restaurantId);
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
  });
}

/** A menu or the terms changed: what the cart knows of this restaurant's prices is asked for anew. */
export function useForgetQuotes(): (restaurantId: MenuUpdatedEvent['restaurantId']) => void {
  const queryClient = useQueryClient();
  return (restaurantId) => void queryClient.invalidateQueries({ queryKey: quoteKey(restaurantId) });
}
