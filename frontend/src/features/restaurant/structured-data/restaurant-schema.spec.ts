import type { MenuItemView, MenuView } from '@contracts/menus/menu-views.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { describe, expect, it } from '@jest/globals';
import { restaurantSchema } from './restaurant-schema.ts';

const RESTAURANT: RestaurantDetailView = {
  ...{ id: 1, name: 'Ofen & Basilikum', description: 'Pizza', category: 'pizza', city: 'berlin' },
  ...{ imageUrl: '/images/ofen.avif', rating: '4.7', reviewCount: 0, deliveryTime: '25-35 min', deliveryFee: '2.50' },
  ...{ freeFrom: null, minimumOrder: '15.00', deliversByArea: true, offersPickup: true, pickupMinutes: 15 },
  ...{ pickupMinimum: '0.00', isOpen: true, version: 1, pausedUntil: null, busyMinutes: 0, fullUntil: null },
  ...{ address: 'Kastanienallee 212, 10435 Berlin', phone: '030 23125 101', openingHours: '11:00-22:00' },
  openingWeek: ['', '11:00-14:00, 17:00-22:30', ...Array<string>(5).fill('00:00-24:00')],
  openingDays: [
    { date: '2026-12-24', hours: '', isSpecial: true, label: 'Heiligabend' },
    { date: '2026-12-25', hours: '17:00-22:00', isSpecial: true, label: null },
    { date: '2026-12-26', hours: '00:00-24:00', isSpecial: false, label: null },
  ],
  ...{ opensAt: null, menuVersion: 1, deliveryPostcodes: ['10435', '10437'], takesOnlinePayment: false },
  ...{ onTimeOfTen: null, legalName: 'Ofen GmbH', vatId: null },
};
const DISH: MenuItemView = {
  ...{ id: 1, name: 'Marinara', description: null, price: '8.90', imageUrl: null, available: true, soldOutUntil: null },
  ...{ vatRate: 7, deposit: '0.00', depositKind: null, allergens: ['gluten'], additives: [], isVegetarian: true },
  ...{ isVegan: true, volumeMl: null, minAge: null, optionGroups: [] },
};
const MENUS: MenuView[] = [{ id: 1, name: 'Pizze', description: null, items: [DISH] }];
const schemaOf = (more: Partial<RestaurantDetailView> = {}) =>
  restaurantSchema({ ...RESTAURANT, ...more }, MENUS, 'https://tischlein.example');

describe('a restaurant for search engines', () => {
  it('says where it is, where it delivers and what it serves', () => {
    expect(schemaOf()).toMatchObject({
      '@type': 'Restaurant',
      url: 'https://tischlein.example/restaurant/1',
      image: 'https://tischlein.example/images/ofen.avif',
      address: { streetAddress: 'Kastanienallee 212', postalCode: '10435', addressLocality: 'Berlin' },
      areaServed: [{ postalCode: '10435' }, { postalCode: '10437' }],
      hasMenu: {
        hasMenuSection: [
          {
            name: 'Pizze',
            hasMenuItem: [
              {
                name: 'Marinara',
                offers: { price: '8.90', priceCurrency: 'EUR' },
                suitableForDiet: 'https://schema.org/VeganDiet',
              },
            ],
          },
        ],
      },
    });
    expect(schemaOf({ deliveryPostcodes: null }).areaServed).toEqual({ '@type': 'City', name: 'Berlin' });
  });

  it('says when it is open, on holidays too', () => {
    expect(schemaOf().openingHoursSpecification).toMatchObject([
      { dayOfWeek: 'Tuesday', opens: '11:00', closes: '14:00' },
      { dayOfWeek: 'Tuesday', opens: '17:00', closes: '22:30' },
      ...['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((dayOfWeek) => ({
        ...{ dayOfWeek, opens: '00:00', closes: '23:59' },
      })),
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '17:00', closes: '22:00' },
    ]);
  });

  it('rates it only where somebody has', () => {
    expect(schemaOf()).not.toHaveProperty('aggregateRating');
    expect(schemaOf({ reviewCount: 3 }).aggregateRating).toMatchObject({ ratingValue: '4.7', reviewCount: 3 });
  });
});
