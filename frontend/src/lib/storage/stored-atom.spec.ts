import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createStore } from 'jotai';
import { stubGlobal, unstubGlobals } from '../../../test/stub-global.ts';
import { storedAtom } from './stored-atom.ts';

type StorageNews = Pick<StorageEvent, 'key' | 'newValue' | 'storageArea'>;

const isNumber = (value: unknown): value is number => typeof value === 'number';
const stored = new Map<string, string>();
class MapStorage {
  getItem(key: string): string | null {
    return stored.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    stored.set(key, value);
  }
}
const localStorage = new MapStorage() as unknown as Storage;
let hear: (news: StorageNews) => void;
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  stored.clear();
  store = createStore();
  stubGlobal('window', {
    localStorage,
    Storage: MapStorage,
    addEventListener: (_name: string, listener: typeof hear) => {
      hear = listener;
    },
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  unstubGlobals();
});

it('begins with what was stored, when it is valid', () => {
  stored.set('n', '7');
  stored.set('text', '"seven"');
  stored.set('broken', '{');
  expect(['n', 'text', 'broken', 'missing'].map((key) => store.get(storedAtom(key, 1, isNumber)))).toEqual([
    7, 1, 1, 1,
  ]);
});

it('stores each change', () => {
  const atom = storedAtom('n', 1, isNumber);
  store.set(atom, (held) => held + 1);
  expect([store.get(atom), stored.get('n')]).toEqual([2, '2']);
});

it('hears of another tab’s change, and only of its own key', () => {
  const atom = storedAtom('n', 1, isNumber);
  store.sub(atom, () => undefined);
  hear({ key: 'other', newValue: '5', storageArea: localStorage });
  expect(store.get(atom)).toBe(1);
  hear({ key: 'n', newValue: '5', storageArea: localStorage });
  expect(store.get(atom)).toBe(5);
  hear({ key: 'n', newValue: null, storageArea: localStorage });
  expect(store.get(atom)).toBe(1);
});

it('lasts as long as the page where storage is blocked', () => {
  // The library says so on the console, for whoever looks for the reason.
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  stubGlobal('window', {
    get localStorage() {
      throw new DOMException('blocked', 'SecurityError');
    },
    addEventListener: () => undefined,
  });
  const atom = storedAtom('n', 1, isNumber);
  store.set(atom, 3);
  expect(store.get(atom)).toBe(3);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
