/** Without case and accents: `Köfte` is found by `kofte`, `Weißbier` by `weissbier`, `ayran` by `AYRAN`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss');
}

interface Searched {
  name: string;
  items: readonly { name: string; description: string | null }[];
}

/** The dishes that have every word in their name, description or section; sections without any are left out. */
export function searchMenu<Menu extends Searched>(menus: readonly Menu[], text: string): Menu[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return menus
    .map((menu) => ({
      ...menu,
      items: menu.items.filter((item) => {
        const searched = fold(`${item.name} ${item.description ?? ''} ${menu.name}`);
        return words.every((word) => searched.includes(word));
      }),
    }))
    .filter((menu) => menu.items.length > 0);
}
