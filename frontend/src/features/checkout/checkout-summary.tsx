import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import { toCents } from '../../lib/format/money.ts';
import { addSums } from '../cart/cart.ts';
import { GroupNotice } from '../cart/cart-group.tsx';
import { CartWatch } from '../cart/cart-watch.tsx';
import { PriceList } from '../cart/price-list.tsx';
import type { PricedGroup } from '../cart/use-cart-prices.ts';
import classes from './checkout-summary.module.css';

/** Dishes, fee and total: what the law wants to be read right above the button. */
export function CheckoutSummary({ groups }: { groups: readonly PricedGroup[] }) {
  const t = useText();
  return (
    <>
      {groups.map((group) => (
        <section key={group.restaurantId} className={classes.group} aria-label={group.restaurantName}>
          <CartWatch restaurantId={group.restaurantId} />
          <h3>{group.restaurantName}</h3>
          <GroupNotice group={group} />
          <ul className={classes.items}>
            {group.lines.map((line) => (
              <li key={line.id}>
                <span className={classes.quantity}>{line.quantity} ×</span>
                <span className={classes.name}>
                  {line.name}
                  {group.soldOutIds.has(line.id) && <em>{t('cart.soldOut')}</em>}
                </span>
                <Money cents={toCents(line.price) * line.quantity} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <PriceList
        sums={addSums(groups.map((group) => group.sums))}
        fees={groups.map((group) => ({ ...group, feeCents: group.sums.deliveryFeeCents }))}
      />
    </>
  );
}
