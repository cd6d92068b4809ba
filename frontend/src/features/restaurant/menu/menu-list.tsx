import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { MenuItemView, MenuView } from '@contracts/menus/menu-views.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { Button } from '@mantine/core';
import { IconToolsKitchen2Off } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useOverlays } from '../../../components/dialogs/use-overlays.ts';
import { EmptyState } from '../../../components/notices/empty-state.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useCartLines } from '../../../domain/cart/cart-state.ts';
import { useAddToCart } from '../../../domain/cart/use-cart.ts';
import { DishCard } from '../../../domain/menu/dish-card.tsx';
import classes from './menu-list.module.css';
import { MenuNavigation } from './menu-navigation.tsx';
import { searchMenu } from '../../../domain/menu/menu-search.ts';
import { MenuSearchField } from '../../../domain/menu/menu-search-field.tsx';

const loadDishDialog = () => import('../../../domain/menu/dish-dialog.tsx');
const DishDialog = lazyPart(loadDishDialog);

const overlayOf = ({ id }: MenuItemView) => `dish:${id}`;

interface Props {
  restaurant: RestaurantDetailView;
  menus: MenuView[];
}

export function MenuList({ restaurant, menus }: Props) {
  const t = useText();
  const add = useAddToCart();
  const lines = useCartLines();
  const [text, setText] = useState('');
  const overlays = useOverlays();
  const found = searchMenu(menus, text, restaurant.category);
  const count = found.reduce((sum, menu) => sum + menu.items.length, 0);
  const openItem = menus.flatMap((menu) => menu.items).find((item) => overlays.has(overlayOf(item)));

  return (
    <>
      <div className={classes.bar}>
        <MenuSearchField
          className={classes.search}
          label={t('restaurant.searchMenu')}
          value={text}
          onChange={setText}
        />
        <MenuNavigation menus={found} />
      </div>
      <p className="spoken" role="status">
        {text.trim() !== '' && t('restaurant.dishesFound', { count })}
      </p>
      {found.length === 0 && (
        <EmptyState
          icon={<IconToolsKitchen2Off size={44} stroke={1.6} />}
          tone="slate"
          title={t('restaurant.noDishMatches')}
          action={
            <Button variant="default" size="md" onClick={() => setText('')}>
              {t('restaurant.wholeMenu')}
            </Button>
          }
        />
      )}
      {found.map((menu) => (
        <section key={menu.id} id={`menu-${menu.id}`} className={classes.menu} aria-labelledby={`menu-name-${menu.id}`}>
          <div className={classes.head}>
            <h2 id={`menu-name-${menu.id}`} lang={MENU_LANGUAGE}>
              {menu.name}
            </h2>
            {menu.description && (
              <p className={classes.description} lang={MENU_LANGUAGE}>
                {menu.description}
              </p>
            )}
          </div>
          <ul className={classes.dishes}>
            {menu.items.map((item) => (
              <li key={item.id}>
                <DishCard
                  item={item}
                  restaurant={restaurant}
                  lines={lines}
                  onOpen={() => overlays.open(overlayOf(item))}
                  onIntent={() => void loadDishDialog()}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={classes.note}>{t('restaurant.priceNote')}</p>
      {openItem && (
        <Suspense>
          <DishDialog
            restaurant={restaurant}
            item={openItem}
            onSubmit={(line, quantity) => add(line, quantity)}
            onClose={() => overlays.close(overlayOf(openItem))}
          />
        </Suspense>
      )}
    </>
  );
}
