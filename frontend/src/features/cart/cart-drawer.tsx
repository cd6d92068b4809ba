import { Button } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { TextLink } from '../../components/links.tsx';
import { SideDrawer } from '../../components/dialogs/side-drawer.tsx';
import { useFocusBack } from '../../components/dialogs/use-focus-back.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './cart-drawer.module.css';
import { CartContents } from '../../domain/cart-lines/cart-contents.tsx';
import { isEditingLineAtom } from '../../domain/cart/cart-state.ts';
import { useCartDrawer } from '../../domain/cart/use-cart-drawer.ts';
import { useCartPrices } from '../../domain/cart/use-cart-prices.ts';

const WIDTH_PX = 400;

export default function CartDrawer() {
  const t = useText();
  const drawer = useCartDrawer();
  const isEditing = useAtomValue(isEditingLineAtom);
  const close = () => {
    if (!isEditing) drawer.close();
  };
  return (
    <SideDrawer opened={drawer.isOpen} onClose={close} title={t('cart.title')} widthPx={WIDTH_PX}>
      <Content onClose={drawer.close} />
    </SideDrawer>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const t = useText();
  const groups = useCartPrices();
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={<IconShoppingBag size={44} stroke={1.6} />}
        title={t('cart.empty')}
        titleOrder={3}
        action={
          <Button size="md" onClick={onClose}>
            {t('cart.browse')}
          </Button>
        }
      >
        {t('cart.emptyText')}
      </EmptyState>
    );
  }
  return (
    <CartContents groups={groups} isAbove>
      <TextLink to="/cart" size="sm" className={classes.page} replace>
        {t('cart.toCart')}
      </TextLink>
    </CartContents>
  );
}
