import { NO_WISHES, type OrderWishes, type SentWishes, WISHES } from '@contracts/orders/order-wishes.ts';

/** All but the notes, which are for each restaurant. */
type CommonWish = Exclude<keyof OrderWishes, 'notes'>;
const COMMON_WISHES = WISHES.filter((wish): wish is CommonWish => wish !== 'notes');

/** What the form holds of them: text that may be empty, or whether the box is checked. */
export type DraftedWishes = { [K in CommonWish]: OrderWishes[K] extends boolean ? boolean : string };

const isChecked = (wish: CommonWish) => NO_WISHES[wish] === false;

/** Of what was stored, and of nothing, what it can be. */
export function toDraftedWishes(stored: Readonly<Record<string, unknown>>): DraftedWishes {
  const drafted = COMMON_WISHES.map((wish) => {
    const value = stored[wish];
    return [wish, isChecked(wish) ? value === true : typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(drafted) as DraftedWishes;
}

/** What there is to say. */
export function toSentWishes(draft: DraftedWishes): SentWishes {
  const drafted = COMMON_WISHES.map((wish) => [wish, draft[wish]] as const);
  return Object.fromEntries(
    drafted
      .map(([wish, value]) => [wish, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== '' && value !== false),
  );
}
