import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { CATEGORIES, CITIES, MAX_LENGTH, MIN_PASSWORD_LENGTH } from '../contracts/constants.ts';
import { ADDITIVES } from '../contracts/menus/declared.ts';
import { ALLERGENS } from '../contracts/menus/allergens.ts';
import { DEMO_ADMIN, DEMO_CUSTOMER, DEMO_PASSWORD, DEMO_RIDERS } from './demo-accounts.ts';
import { DEMO_RESTAURANTS } from './demo-restaurants.ts';
import { WEEKDAYS } from './parts/types.ts';

const publicFolder = fileURLToPath(new URL('../../../frontend/public', import.meta.url));
const items = DEMO_RESTAURANTS.flatMap((restaurant) =>
  restaurant.menus.flatMap((menu) => menu.items.map((item) => ({ ...item, of: `${restaurant.name}: ${item.name}` }))),
);
const dishes = items.filter((item) => item.volumeMl === null);
const drinks = items.filter((item) => item.volumeMl !== null);

describe('demo restaurants', () => {
  it('fill every city: six in Berlin, at least four in Hamburg and Frankfurt', () => {
    const count = (city: string): number => DEMO_RESTAURANTS.filter((restaurant) => restaurant.city === city).length;
    expect(count('berlin')).toBe(6);
    expect(count('hamburg')).toBeGreaterThanOrEqual(4);
    expect(count('frankfurt')).toBeGreaterThanOrEqual(4);
    expect(new Set(DEMO_RESTAURANTS.map((restaurant) => restaurant.city))).toEqual(new Set(CITIES));
  });

  it('begin with the six samples of the specification', () => {
    const samples = DEMO_RESTAURANTS.slice(0, 6).map((r) => [
      r.category,
      r.deliveryFeeCents,
      r.minimumOrderCents,
      `${r.deliveryTimeMinMinutes}-${r.deliveryTimeMaxMinutes} min`,
    ]);
    expect(samples).toEqual([
      ['pizza', 250, 1500, '25-35 min'],
      ['asian', 200, 1200, '20-30 min'],
      ['burgers', 150, 1000, '20-30 min'],
      ['asian', 350, 2500, '35-45 min'],
      ['turkish', 200, 1200, '25-35 min'],
      ['italian', 300, 2000, '30-45 min'],
    ]);
  });

  it('are numbered by their e-mail, and share no name, e-mail, phone, VAT ID or picture', () => {
    expect(DEMO_RESTAURANTS.map((restaurant) => restaurant.email)).toEqual(
      DEMO_RESTAURANTS.map((_, index) => `restaurant${index + 1}@example.com`),
    );
    for (const field of ['name', 'email', 'phone', 'vatId', 'legalName', 'imageUrl'] as const) {
      expect(new Set(DEMO_RESTAURANTS.map((restaurant) => restaurant[field])).size).toBe(DEMO_RESTAURANTS.length);
    }
  });

  it.each(DEMO_RESTAURANTS)('$name can be told from its record and takes orders at any hour', (restaurant) => {
    expect(CATEGORIES).toContain(restaurant.category);
    expect(restaurant.name.length).toBeLessThanOrEqual(MAX_LENGTH.name);
    expect(restaurant.address).toMatch(/^[^\d]+ \d+, \d{5} (Berlin|Hamburg|Frankfurt am Main)$/);
    expect(restaurant.phone).toMatch(/^(030 23125|040 66969|069 90009) \d{3}$/);
    expect(restaurant.vatId).toMatch(/^DE\d{9}$/);
    expect(restaurant.rating).toBeGreaterThanOrEqual(4.3);
    expect(restaurant.rating).toBeLessThanOrEqual(4.8);
    expect(restaurant.deliveryTimeMinMinutes).toBeLessThan(restaurant.deliveryTimeMaxMinutes);
    for (const weekday of WEEKDAYS) {
      expect(restaurant.hours[weekday]).toEqual([{ opens: '00:00', closes: '24:00' }]);
    }
  });

  it.each(DEMO_RESTAURANTS)('$name has three menus, twelve dishes and none twice', (restaurant) => {
    const names = restaurant.menus.flatMap((menu) => menu.items.map((item) => item.name));
    expect(restaurant.menus.length).toBeGreaterThanOrEqual(3);
    expect(new Set(names).size).toBe(names.length);
    expect(
      restaurant.menus.flatMap((menu) => menu.items).filter((item) => item.volumeMl === null).length,
    ).toBeGreaterThanOrEqual(12);
    for (const menu of restaurant.menus) {
      expect(menu.description).not.toBe('');
      expect(menu.items.length).toBeGreaterThan(0);
    }
  });

  it('keep every picture in the front end’s public folder', () => {
    const urls = new Set([...DEMO_RESTAURANTS, ...items].map((thing) => thing.imageUrl));
    expect([...urls].filter((url) => !existsSync(publicFolder + url))).toEqual([]);
  });

  it('declare only allergens and additives that the law names, each once', () => {
    for (const item of items) {
      expect(ALLERGENS).toEqual(expect.arrayContaining([...item.allergens]));
      expect(ADDITIVES).toEqual(expect.arrayContaining([...item.additives]));
      expect(new Set(item.allergens).size).toBe(item.allergens.length);
      expect(new Set(item.additives).size).toBe(item.additives.length);
    }
  });

  it('call nothing vegan that holds milk, egg, fish or shellfish, and nothing vegetarian that holds fish', () => {
    const animal = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'];
    const seafood = ['fish', 'crustaceans', 'molluscs'];
    expect(items.filter((i) => i.isVegan && i.allergens.some((a) => animal.includes(a))).map((i) => i.of)).toEqual([]);
    expect(items.filter((i) => i.isVegetarian && i.allergens.some((a) => seafood.includes(a)))).toEqual([]);
    expect(items.filter((i) => i.isVegan && !i.isVegetarian)).toEqual([]);
  });

  it('call no option more than its dish is: no size of a Margherita is vegan', () => {
    const more = items.flatMap((item) =>
      item.optionGroups
        .flatMap(({ options }) => options)
        .filter((o) => (o.isVegan && !item.isVegan) || (o.isVegetarian && !item.isVegetarian))
        .map((o) => `${item.of}: ${o.name}`),
    );
    expect(more).toEqual([]);
    const sizeOf = (name: string) => items.find((item) => item.name === name)?.optionGroups[0]?.options[0];
    expect(sizeOf('Margherita')).toMatchObject({ isVegetarian: true, isVegan: false });
    expect(sizeOf('Marinara')).toMatchObject({ isVegetarian: true, isVegan: true });
  });

  it('tax food at 7 % and drinks at 19 %', () => {
    expect(dishes.filter((dish) => dish.vatRate !== 7)).toEqual([]);
    expect(drinks.filter((drink) => drink.vatRate !== 19)).toEqual([]);
    expect(drinks.length).toBeGreaterThanOrEqual(DEMO_RESTAURANTS.length * 3);
  });

  it('cost between 4.50 and 14.90 euro a dish, and at least 2.50 a drink', () => {
    expect(dishes.filter((dish) => dish.priceCents < 450 || dish.priceCents > 1490).map((dish) => dish.of)).toEqual([]);
    expect(drinks.filter((drink) => drink.priceCents < 250 || drink.priceCents > 1490)).toEqual([]);
  });

  it('offer choices that can be made, declared as dishes are', () => {
    const groups = items.flatMap((item) => item.optionGroups.map((group) => ({ ...group, of: item.of })));
    expect(groups.length).toBeGreaterThan(100);
    for (const group of groups) {
      expect(group.minChoices).toBeLessThanOrEqual(group.maxChoices);
      expect(group.maxChoices).toBeLessThanOrEqual(group.options.length);
      expect(new Set(group.options.map(({ name }) => name)).size).toBe(group.options.length);
    }
    for (const option of groups.flatMap((group) => group.options)) {
      expect(ALLERGENS).toEqual(expect.arrayContaining([...option.allergens]));
      expect(ADDITIVES).toEqual(expect.arrayContaining([...option.additives]));
      if (option.isVegan) expect(option.isVegetarian && !option.allergens.includes('milk')).toBe(true);
    }
    expect(drinks.filter((drink) => drink.optionGroups.length > 0)).toEqual([]);
  });

  it('can be ordered in Berlin without a choice, as the specification orders', () => {
    const asking = DEMO_RESTAURANTS.filter(({ menus }) =>
      menus.some((menu) => menu.items.some((item) => item.optionGroups.some((group) => group.minChoices > 0))),
    );
    expect(asking.map(({ city }) => city)).toEqual(['frankfurt']);
  });

  it('take the legal deposit on packaged drinks and none on food', () => {
    const legalCents = { einweg: [25], mehrweg: [8, 15] };
    for (const item of items) {
      if (item.depositKind === null) expect(item.depositCents).toBe(0);
      else expect(legalCents[item.depositKind]).toContain(item.depositCents);
    }
    expect(dishes.filter((dish) => dish.depositKind !== null)).toEqual([]);
  });
});

describe('demo accounts', () => {
  it('have a password that every role may use', () => {
    expect(DEMO_PASSWORD.length).toBeGreaterThanOrEqual(Math.max(...Object.values(MIN_PASSWORD_LENGTH)));
  });

  it('share no e-mail', () => {
    const all = [DEMO_CUSTOMER, DEMO_ADMIN, ...DEMO_RIDERS, ...DEMO_RESTAURANTS];
    const emails = all.map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
  });
});
