import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { MenuView } from '@contracts/menus/menu-views.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './menu-list.module.css';
import { useSectionInView } from './use-section-in-view.ts';

/** The menu's sections, the one that is being read marked. */
export function MenuNavigation({ menus }: { menus: readonly MenuView[] }) {
  const t = useText();
  const current = useSectionInView(menus.map((menu) => `menu-${menu.id}`));
  const list = useRef<HTMLElement>(null);
  const shown = useRef(current);

  // On a phone the list is one row: what is marked must be seen. Only the row moves, never the page.
  useEffect(() => {
    // It begins with the first: to measure it now would lay the page out in the middle of a render.
    if (shown.current === current) return;
    shown.current = current;
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link && row.scrollWidth > row.clientWidth) {
      row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2, behavior: 'smooth' });
    }
  }, [current]);

  return (
    <nav className={classes.index} aria-label={t('restaurant.menus')} ref={list}>
      {menus.map((menu) => (
        <a
          key={menu.id}
          href={`#menu-${menu.id}`}
          className={classes.jump}
          lang={MENU_LANGUAGE}
          aria-current={current === `menu-${menu.id}` ? 'location' : undefined}
        >
          {menu.name}
        </a>
      ))}
    </nav>
  );
}
