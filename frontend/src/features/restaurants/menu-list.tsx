import type { MenuView, RestaurantDetailView } from '@contracts/views.ts';
import { useText } from '../../i18n/use-text.ts';
import { DishCard } from './dish-card.tsx';
import classes from './menu-list.module.css';

interface Props {
  restaurant: RestaurantDetailView;
  menus: MenuView[];
}

export function MenuList({ restaurant, menus }: Props) {
  const t = useText();
  const filled = menus.filter((menu) => menu.items.length > 0);
  return (
    <div className={classes.layout}>
      <nav className={classes.index} aria-label={t('restaurant.menus')}>
        {filled.map((menu) => (
          <a key={menu.id} href={`#menu-${menu.id}`} className={classes.jump}>
            {menu.name}
          </a>
        ))}
      </nav>
      <div>
        {!restaurant.isOpen && (
          <p className={classes.closed} role="status">
            {t('restaurant.closedNotice')}
          </p>
        )}
        {filled.map((menu) => (
          <section
            key={menu.id}
            id={`menu-${menu.id}`}
            className={classes.menu}
            aria-labelledby={`menu-name-${menu.id}`}
          >
            <h2 id={`menu-name-${menu.id}`}>{menu.name}</h2>
            {menu.description && <p className={classes.description}>{menu.description}</p>}
            <ul className={classes.dishes}>
              {menu.items.map((item) => (
                <li key={item.id}>
                  <DishCard item={item} restaurant={restaurant} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={classes.note}>{t('restaurant.priceNote')}</p>
      </div>
    </div>
  );
}
