import type { AccountView } from '@contracts/accounts/account-views.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import type { OpenStateView, RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { favouritesQuery, userQuery } from '../../../lib/api/queries.ts';
import { myOrdersQuery } from '../../../lib/api/customer-queries.ts';
import Again from './again.tsx';

const ORDER = {
  id: 7,
  status: 'delivered',
  items: [{ name: 'Caprese', quantity: 2, options: [] }],
  restaurantId: 1,
  restaurantName: 'Ofen & Basilikum',
  restaurant: { id: 1, city: 'berlin', imageUrl: null },
} as unknown as OrderView;
const FAVOURITE = {
  id: 3,
  name: 'Kiezbulette',
  city: 'berlin',
  imageUrl: null,
  isOpen: true,
  version: 1,
  pausedUntil: null,
  busyMinutes: 0,
  fullUntil: null,
  deliveryTime: '20-30 min',
} as RestaurantCardView;
const closed = (restaurantId: number): OpenStateView => ({
  restaurantId,
  isOpen: false,
  pausedUntil: null,
  busyMinutes: 0,
  fullUntil: null,
  version: 2,
});

interface Known {
  role?: 'customer' | 'restaurant';
  orders?: OrderView[];
  favourites?: RestaurantCardView[];
  states?: OpenStateView[];
}

function render({ role = 'customer', orders = [], favourites = [], states = [] }: Known): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(userQuery().queryKey, { id: 1, role, city: 'berlin' } as AccountView);
  queryClient.setQueryData(myOrdersQuery().queryKey, { orders, next: null });
  queryClient.setQueryData(favouritesQuery().queryKey, favourites);
  queryClient.setQueryData(['restaurants', 'open-states', 'berlin'], states);
  // Without the styles of the provider around it.
  return renderScreen(<Again city="berlin" />, queryClient).replaceAll(/<style[^]*?<\/style>/g, '');
}

describe('what the home page begins with for whoever was here before', () => {
  it('is nothing for whoever has neither orders nor favourites, and for partners', () => {
    expect(render({})).toBe('');
    expect(render({ role: 'restaurant', orders: [ORDER], favourites: [FAVOURITE] })).toBe('');
  });

  it('is only what there is of it', () => {
    expect(render({ orders: [ORDER] })).toMatch(/Order again.*Ofen &amp; Basilikum.*2 × Caprese/);
    expect(render({ orders: [ORDER] })).not.toContain('Your favourites');
    expect(render({ favourites: [FAVOURITE] })).toMatch(/Your favourites.*Kiezbulette.*20–30 min/);
    expect(render({ favourites: [FAVOURITE] })).not.toContain('Order again');
  });

  it('says what is closed, by the newest that is known', () => {
    const html = render({ orders: [ORDER], favourites: [FAVOURITE], states: [closed(1), closed(3)] });
    expect(html.match(/Closed/g)).toHaveLength(2);
  });

  it('adds no landmark to the page', () => {
    expect(render({ orders: [ORDER], favourites: [FAVOURITE] })).not.toMatch(/<(?:section|nav|aside)|role=/);
  });
});
