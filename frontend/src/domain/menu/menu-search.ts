import type { Category } from '@contracts/constants.ts';
import { foldWords } from '@contracts/search/fold.ts';
import { namesCuisine, readSearch } from '@contracts/search/read-search.ts';

interface Searched {
  name: string;
  items: readonly { name: string; description: string | null; isVegetarian?: boolean; isVegan?: boolean }[];
}

/**
 * The dishes that have every word in their name, description, section or declaration; sections without any are left out.
 * Where no dish has them all, what names the restaurant's cuisine is true of every dish: a Turkish grill says of none
 * that it is Turkish.
 */
export function searchMenu<Menu extends Searched>(menus: readonly Menu[], text: string, cuisine?: Category): Menu[] {
  const { words, alternatives } = readSearch(text);
  const found = dishesWith(menus, words, alternatives);
  if (found.length > 0 || cuisine === undefined) return found;
  const others = words.filter((word) => !namesCuisine(word, cuisine));
  return others.length === words.length ? found : dishesWith(menus, others, alternatives);
}

function dishesWith<Menu extends Searched>(
  menus: readonly Menu[],
  words: readonly string[],
  alternatives: Readonly<Record<string, readonly string[]>>,
): Menu[] {
  return menus
    .map((menu) => ({
      ...menu,
      items: menu.items.filter((item) => {
        const searched = foldWords(
          `${item.name} ${item.description ?? ''} ${menu.name} ${item.isVegan ? 'vegan' : ''} ${item.isVegetarian ? 'vegetarian' : ''}`,
        );
        return words.every((word) => (alternatives[word] ?? [word]).some((sought) => searched.includes(sought)));
      }),
    }))
    .filter((menu) => menu.items.length > 0);
}
