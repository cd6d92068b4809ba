import type { MenuUpdatedEvent } from '@contracts/events/realtime.ts';
import type { QuoteView } from '@contracts/orders/order-views.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';
import { restaurantQuery } from '../../lib/api/customer-queries.ts';
import { fetchQuote } from '../../lib/api/orders.ts';
import { applyQuote, groupByRestaurant, type CartGroup, type CartLine } from './cart.ts';
import { cartAtom } from './cart-state.ts';
import { postcodesAtom } from '../place/postcode-state.ts';
import { fulfilmentAtom, fulfilmentOf, leftOver } from './fulfilment-state.ts';
import { itemsOf, pricePart, type PricedGroup, quoteKey } from './price-part.ts';
import { quotePlace, type QuotePlace } from './quote-place.ts';

/** How long clicking rests before the server prices the cart. */
const CLICKING_MS = 250;
/** A quote older than this is asked for anew when a screen opens. */
const QUOTE_FRESH_MS = 60_000;

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
    const asked = restingGroups[index]?.lines ?? [];
    return pricePart(group, fulfilmentOf(choices, group.restaurantId), asked, quotes[index], queryClient);
  });
}

/** A menu or the terms changed: what the cart knows of this restaurant's prices is asked for anew. */
export function useForgetQuotes(): (restaurantId: MenuUpdatedEvent['restaurantId']) => void {
  const queryClient = useQueryClient();
  return (restaurantId) => void queryClient.invalidateQueries({ queryKey: quoteKey(restaurantId) });
}
