import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { CartSums } from '../cart/cart.ts';
import classes from './price-list.module.css';

interface Props {
  sums: CartSums;
  /** Part of the total, and of an order that was placed. */
  tipCents?: number;
  /** The fee by restaurant, where there are several. */
  fees?: readonly { restaurantId: number; restaurantName: string; feeCents: number }[];
  /** False where all of it is picked up. */
  hasFee?: boolean;
  /** The total stands elsewhere, where it stays in view. */
  isTotalApart?: boolean;
}

/** Subtotal, deposit, fee and total: the same everywhere. */
export function PriceList({ sums, tipCents = 0, fees = [], hasFee = true, isTotalApart = false }: Props) {
  const t = useText();
  return (
    <dl className={classes.list}>
      <div>
        <dt>{t('common.subtotal')}</dt>
        <dd>
          <Money cents={sums.subtotalCents} />
        </dd>
      </div>
      {sums.depositCents > 0 && (
        <div>
          <dt>{t('common.deposit')}</dt>
          <dd>
            <Money cents={sums.depositCents} />
          </dd>
        </div>
      )}
      {fees.length > 1 ? (
        fees.map((fee) => (
          <div key={fee.restaurantId}>
            <dt>{t('cart.feeOf', { name: fee.restaurantName })}</dt>
            <dd>
              <Money cents={fee.feeCents} />
            </dd>
          </div>
        ))
      ) : hasFee ? (
        <div>
          <dt>{t('common.deliveryFee')}</dt>
          <dd>
            <Money cents={sums.deliveryFeeCents} />
          </dd>
        </div>
      ) : null}
      {tipCents > 0 && (
        <div>
          <dt>{t('tip.name')}</dt>
          <dd>
            <Money cents={tipCents} />
          </dd>
        </div>
      )}
      {!isTotalApart && <Total cents={sums.totalCents + tipCents} />}
    </dl>
  );
}

/** For a list of prices. */
export function Total({ cents }: { cents: number }) {
  const t = useText();
  return (
    <div className={classes.total}>
      <dt>{t('common.total')}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
