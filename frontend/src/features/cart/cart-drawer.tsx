import { Button } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { ButtonLink } from '../../components/links.tsx';
import { SideDrawer } from '../../components/dialogs/side-drawer.tsx';
import { useFocusBack } from '../../components/dialogs/use-focus-back.ts';
import { useText } from '../../i18n/use-text.ts';
import { addSums } from '../../domain/cart/cart.ts';
import classes from './cart-drawer.module.css';
import { CartGroupSection } from '../../domain/cart-lines/cart-group.tsx';
import { isEditingLineAtom } from '../../domain/cart/cart-state.ts';
import { useCartDrawer } from '../../domain/cart/use-cart-drawer.ts';
import { PriceList } from '../../domain/cart-lines/price-list.tsx';
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
    <>
      <div className={classes.groups}>
        {groups.map((group) => (
          <CartGroupSection key={group.restaurantId} group={group} headingOrder={3} isAbove />
        ))}
      </div>
      <div className={classes.foot}>
        <PriceList
          sums={addSums(groups.map((group) => group.sums))}
          fees={groups.map((group) => ({ ...group, feeCents: group.sums.deliveryFeeCents }))}
        />
        <ButtonLink to="/cart" size="lg" fullWidth replace>
          {t('cart.toCart')}
        </ButtonLink>
      </div>
    </>
  );
}
