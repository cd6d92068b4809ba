import { CATEGORIES, PAYMENT_METHODS } from '@contracts/constants.ts';
import { ADDITIVES } from '@contracts/menus/declared.ts';
import { ALLERGENS } from '@contracts/menus/allergens.ts';
import { de } from '@contracts/messages/de.ts';
import { en } from '@contracts/messages/en.ts';
import { tr } from '@contracts/messages/tr.ts';
import { CANCEL_REASONS, ORDER_STATUSES } from '@contracts/orders/order-status.ts';
import { describe, expect, it } from '@jest/globals';

const catalogues: Record<string, Readonly<Record<string, string>>> = { en, de, tr };
const keys = Object.keys(en).sort();

const placeholdersOf = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1]).sort();

describe.each(Object.entries(catalogues))('the %s catalogue', (_language, catalogue) => {
  it('has exactly the keys of the source', () => {
    expect(Object.keys(catalogue).sort()).toEqual(keys);
  });

  it('has no empty text', () => {
    expect(keys.filter((key) => catalogue[key]?.trim() === '')).toEqual([]);
  });

  it('names the same values as the source', () => {
    const differing = keys.filter(
      (key) =>
        placeholdersOf(catalogue[key] ?? '').join() !==
        placeholdersOf((en as Record<string, string>)[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('has both forms of every plural', () => {
    const stems = keys.flatMap((key) => /^(.+)_(?:one|other)$/.exec(key)?.[1] ?? []);
    expect(stems.filter((stem) => !catalogue[`${stem}_one`] || !catalogue[`${stem}_other`])).toEqual([]);
  });

  it('has a word for every value that the contracts list', () => {
    const wanted = [
      ...ORDER_STATUSES.map((value) => `status.${value}`),
      ...CANCEL_REASONS.map((value) => `reason.${value}`),
      ...PAYMENT_METHODS.map((value) => `payment.${value}`),
      ...CATEGORIES.map((value) => `category.${value}`),
      ...ALLERGENS.map((value) => `allergen.${value}`),
      ...ADDITIVES.map((value) => `additive.${value}`),
    ];
    expect(wanted.filter((key) => !catalogue[key])).toEqual([]);
  });

  it('puts no exclamation mark into an error', () => {
    const loud = keys.filter((key) => /error|fail/i.test(key) && catalogue[key]?.includes('!'));
    expect(loud).toEqual([]);
  });
});

describe('wordings of the specification', () => {
  it('hold in the German order screens', () => {
    expect(de).toMatchObject({
      'tracking.title': 'Bestellung #{{id}}',
      'tracking.notFound': 'Bestellung nicht gefunden',
      'tracking.item': 'Artikel',
      'tracking.paidOnline': 'Online bezahlt',
      'step.estimateUnknown': 'Geschätzte Zeit: 15-25 Min.',
      'step.driver': 'Der Fahrer ist unterwegs',
      'payment.cash_on_delivery': 'Barzahlung bei Lieferung',
      'payment.card_on_delivery': 'Kartenzahlung bei Lieferung',
    });
  });

  it('hold in English', () => {
    expect(en).toMatchObject({
      'auth.loginFailed': 'Login failed',
      'auth.registerFailed': 'Registration failed',
      'header.logoutFailed': 'Logout failed',
      'auth.invalidEmail': 'Invalid email address',
      'auth.passwordRequired': 'Password is required',
      'auth.passwordMismatch': 'Passwords do not match',
      'profile.unavailable': 'Profile not available',
      'profile.unavailableText': 'Please log in to view your profile',
      'profile.nameTooShort': 'Name must be at least 2 characters',
      'checkout.addressRequired': 'Delivery address is required',
      'checkout.emptyText': 'Add items to your cart before ordering',
      'checkout.success': 'Order successful!',
      'checkout.placed': 'Your order #{{id}} has been placed',
      'cart.empty': 'Cart is empty',
      'orders.noItems': 'No items found for this order',
      'notFound.title': '404 Page Not Found',
      'panel.login.invalidEmail': 'Invalid email address',
      'panel.login.passwordRequired': 'Password is required',
      'panel.login.failed': 'Login failed',
      'adminLogin.network': 'Network error',
      'restaurantLogin.network': 'Network error occurred',
      'restaurantLogin.onlyRestaurants': 'Only restaurant accounts can access this page',
    });
  });
});
