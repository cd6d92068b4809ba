import type { ReactNode } from 'react';
import { addSums } from '../cart/cart.ts';
import { feesOf } from '../cart/use-cart-prices.ts';
import type { PricedGroup } from '../cart/price-part.ts';
import classes from './cart-contents.module.css';
import { CartGroupSection } from './cart-group.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { PriceList, Total } from './price-list.tsx';

interface Props {
  groups: readonly PricedGroup[];
  /** Above the screen: what leads on takes its place in the history. */
  isAbove?: boolean;
  /** The restaurant on whose page it stands, which has said all about itself. */
  hereId?: number;
  /** Below the prices, where it scrolls with them. */
  children?: ReactNode;
}

/** The whole cart in a column: the dishes scroll, the total and the way on stay in view. */
export function CartContents({ groups, isAbove = false, hereId, children }: Props) {
  const sums = addSums(groups.map((group) => group.sums));
  return (
    <>
      <div className={classes.groups}>
        {groups.map((group) => (
          <CartGroupSection
            key={group.restaurantId}
            group={group}
            headingOrder={3}
            isAbove={isAbove}
            isHere={group.restaurantId === hereId}
          />
        ))}
      </div>
      <div className={classes.prices}>
        <PriceList sums={sums} fees={feesOf(groups)} hasFee={feesOf(groups).length > 0} isTotalApart />
        {children}
      </div>
      <div className={classes.foot}>
        <dl>
          <Total cents={sums.totalCents} />
        </dl>
        <CheckoutLink groups={groups} replace={isAbove} />
      </div>
    </>
  );
}
