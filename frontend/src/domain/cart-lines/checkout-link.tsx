import { ButtonLink } from '../../components/links.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { PricedGroup } from '../cart/price-part.ts';
import { isOrderable } from './cart-group.tsx';

interface Props {
  groups: readonly PricedGroup[];
  /** From above a screen: the checkout takes its place in the history. */
  replace?: boolean;
}

/** The way on from the cart, once some part of it can be ordered: the checkout offers to leave the rest for later. */
export function CheckoutLink({ groups, replace = false }: Props) {
  const t = useText();
  const canOrder = groups.some(isOrderable);
  return (
    <ButtonLink
      to="/checkout"
      size="lg"
      fullWidth
      replace={replace}
      data-disabled={!canOrder || undefined}
      aria-disabled={!canOrder}
      onClick={(event) => {
        if (!canOrder) event.preventDefault();
      }}
    >
      {t('cart.toCheckout')}
    </ButtonLink>
  );
}
