import { IconShoppingBag } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { IconButton } from '../../components/buttons/plain-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import classes from './cart-button.module.css';
import { cartCountAtom } from '../../domain/cart/cart-state.ts';
import { useCartDrawer } from '../../domain/cart/use-cart-drawer.ts';

export function CartButton() {
  const t = useText();
  const count = useAtomValue(cartCountAtom);
  const cart = useCartDrawer();
  return (
    <IconButton
      variant={count > 0 ? 'light' : 'subtle'}
      color={count > 0 ? undefined : 'gray'}
      className={classes.button}
      aria-label={t('header.cart', { count })}
      aria-haspopup="dialog"
      onClick={cart.open}
    >
      <IconShoppingBag size={22} stroke={1.8} aria-hidden />
      {count > 0 && (
        <span className={classes.badge} key={count} aria-hidden>
          {count}
        </span>
      )}
    </IconButton>
  );
}
