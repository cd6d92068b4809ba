import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { IconShoppingBag } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import { CartContents } from '../../../domain/cart-lines/cart-contents.tsx';
import { useCartPrices } from '../../../domain/cart/use-cart-prices.ts';
import classes from './basket.module.css';

/** The cart beside the menu, as high as the window, so that the total and the way on are always there. */
export default function Basket({ restaurant }: { restaurant: RestaurantDetailView }) {
  const t = useText();
  const groups = useCartPrices();
  return (
    <aside className={classes.basket} aria-labelledby="basket">
      <h2 className={classes.title} id="basket">
        {t('cart.title')}
      </h2>
      <div className={classes.body}>
        {groups.length === 0 ? (
          <p className={classes.empty}>
            <IconShoppingBag size={40} stroke={1.6} aria-hidden />
            {t('cart.empty')}
          </p>
        ) : (
          <CartContents groups={groups} hereId={restaurant.id} />
        )}
      </div>
    </aside>
  );
}
