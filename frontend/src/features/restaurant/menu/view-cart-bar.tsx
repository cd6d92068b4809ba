import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { Button } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatCents, toCents } from '../../../lib/format/money.ts';
import { sumsOf } from '../../../domain/cart/cart.ts';
import { useCartLines } from '../../../domain/cart/cart-state.ts';
import { useCartDrawer } from '../../../domain/cart/use-cart-drawer.ts';
import { countItems } from '../../../domain/cart/count-items.ts';
import classes from './view-cart-bar.module.css';

/** Stays within the thumb's reach once something of this restaurant is in the cart. */
export function ViewCartBar({ restaurant }: { restaurant: RestaurantDetailView }) {
  const t = useText();
  const [language] = useLanguage();
  const cart = useCartDrawer();
  const lines = useCartLines().filter((line) => line.restaurantId === restaurant.id);
  if (lines.length === 0) return null;
  const count = countItems(lines);
  const { subtotalCents, depositCents } = sumsOf(lines);
  const missingCents = toCents(restaurant.minimumOrder) - subtotalCents;
  return (
    <div className={classes.bar}>
      <div className={classes.inner}>
        <Button
          size="lg"
          className={classes.button}
          disabled={!restaurant.isOpen}
          classNames={{ label: classes.label ?? '' }}
          onClick={cart.open}
        >
          <span className={classes.row}>
            <IconShoppingBag size={22} aria-hidden />
            <span className={classes.name}>{t('restaurant.viewCart', { count })}</span>
            <span>{formatCents(subtotalCents + depositCents, language)}</span>
          </span>
          {restaurant.isOpen && missingCents > 0 && (
            <span className={classes.hint}>{t('cart.missing', { amount: formatCents(missingCents, language) })}</span>
          )}
        </Button>
      </div>
    </div>
  );
}
