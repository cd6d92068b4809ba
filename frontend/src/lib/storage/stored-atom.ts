import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/**
 * State that outlives the page. What an older release or another hand left there must not break the screens: `complete`
 * adds what a valid value may lack.
 */
export function storedAtom<T>(
  key: string,
  initial: T,
  isValid: (value: unknown) => value is T,
  complete = (value: T) => value,
) {
  const storage = createJSONStorage<T>();
  const valid = (value: unknown, fallback: T) => (isValid(value) ? complete(value) : fallback);
  return atomWithStorage<T>(
    key,
    initial,
    {
      ...storage,
      getItem: (name, fallback) => valid(storage.getItem(name, fallback), fallback),
      ...(storage.subscribe && {
        // Another tab of the same browser changed it.
        subscribe: (name, onChange, fallback) =>
          storage.subscribe?.(name, (value) => onChange(valid(value, fallback)), fallback),
      }),
    },
    { getOnInit: true },
  );
}
