import { useSetAtom } from 'jotai';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import { toCents } from '../../lib/format/money.ts';
import { removeLine, type CartLine } from './cart.ts';
import classes from './cart-lines.module.css';
import { cartAtom, useSetQuantity } from './cart-state.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import type { PricedGroup } from './use-cart-prices.ts';

/** One restaurant's dishes with their quantities. */
export function CartLines({ group }: { group: PricedGroup }) {
  return (
    <ul className={classes.lines}>
      {group.lines.map((line) => (
        <li key={line.id} className={classes.line}>
          <Line line={line} isSoldOut={group.soldOutIds.has(line.id)} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, isSoldOut }: { line: CartLine; isSoldOut: boolean }) {
  const t = useText();
  const setQuantity = useSetQuantity();
  const setLines = useSetAtom(cartAtom);
  return (
    <>
      <div className={classes.picture}>
        {line.imageUrl && <img src={line.imageUrl} alt="" width={72} height={72} loading="lazy" />}
      </div>
      <div className={classes.text}>
        <p className={classes.head}>
          <span className={classes.name}>{line.name}</span>
          <strong>
            <Money cents={toCents(line.price) * line.quantity} />
          </strong>
        </p>
        {line.description && <p className={classes.description}>{line.description}</p>}
        {isSoldOut && <p className={classes.soldOut}>{t('cart.soldOut')}</p>}
        {line.deposit > 0 && (
          <p className={classes.description}>
            {t('common.deposit')} <Money cents={toCents(line.deposit) * line.quantity} />
          </p>
        )}
        <div className={classes.controls}>
          <QuantityStepper
            name={line.name}
            quantity={line.quantity}
            disabled={!line.isRestaurantOpen}
            onChange={(quantity) => setQuantity(line.id, line.restaurantId, quantity)}
          />
          <button
            type="button"
            className={classes.remove}
            aria-label={t('cart.remove', { name: line.name })}
            onClick={() => setLines((lines) => removeLine(lines, line.id, line.restaurantId))}
          >
            {t('cart.removeShort')}
          </button>
        </div>
      </div>
    </>
  );
}
