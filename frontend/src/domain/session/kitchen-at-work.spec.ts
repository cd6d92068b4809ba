import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '../../../test/stub-global.ts';
import { forgetTab } from '../../lib/offline/forget-kept.ts';
import { findKitchenAtWork, forgetKitchenAtWork, keepKitchenAtWork } from './kitchen-at-work.ts';

const KITCHEN = { email: 'kitchen@example.com', waiting: 2 };
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  });
});
afterEach(() => {
  unstubGlobals();
});

it.each([
  ['somebody logs out', forgetTab],
  ['another account is to be used', forgetKitchenAtWork],
])('is kept until %s', (_, forget) => {
  expect(findKitchenAtWork()).toBeNull();
  keepKitchenAtWork(KITCHEN);
  expect(findKitchenAtWork()).toEqual(KITCHEN);
  forget();
  expect(findKitchenAtWork()).toBeNull();
});

it.each(['{', '7', '{"email":"kitchen@example.com"}'])('is nobody where the tab has kept %s', (text) => {
  kept.set('kitchenAtWork', text);
  expect(findKitchenAtWork()).toBeNull();
});
