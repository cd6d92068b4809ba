import { IconShoppingBag } from '@tabler/icons-react';
import { useAtomValue, useSetAtom } from 'jotai';
import { IconButton } from '../../components/buttons/plain-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import classes from './cart-button.module.css';
import { cartCountAtom, cartDrawerAtom } from '../../domain/cart/cart-state.ts';

export function CartButton() {
  const t = useText();
  const count = useAtomValue(cartCountAtom);
  const setOpened = useSetAtom(cartDrawerAtom);
  return (
    <IconButton
      variant={count > 0 ? 'light' : 'subtle'}
      color={count > 0 ? undefined : 'gray'}
      className={classes.button}
      aria-label={t('header.cart', { count })}
      aria-haspopup="dialog"
      onClick={() => setOpened(true)}
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
