import { ADDITIVES, ALLERGENS, CATEGORIES, PAYMENT_METHODS } from '@contracts/constants.ts';
import { de } from '@contracts/messages/de.ts';
import { en } from '@contracts/messages/en.ts';
import { tr } from '@contracts/messages/tr.ts';
import { CANCEL_REASONS, ORDER_STATUSES } from '@contracts/order-status.ts';
import { describe, expect, it } from 'vitest';

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
