import { MENU_LANGUAGE } from '@contracts/constants.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { useOverlays } from '../../components/dialogs/use-overlays.ts';
import { Money } from '../../components/money.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { toCents } from '../../lib/format/money.ts';
import { smallOf } from '../../lib/photos.ts';
import { keyOf, type CartLine } from '../cart/cart.ts';
import classes from './cart-lines.module.css';
import { REMOVES, useRemoveLine } from '../cart/use-remove-line.ts';
import { LineWishes } from './line-wishes.tsx';
import { QuantityStepper } from '../menu/quantity-stepper.tsx';
import { useSetQuantity } from '../cart/use-cart.ts';
import type { LineProblem, PricedGroup } from '../cart/price-part.ts';

const LineEditor = lazyPart(async () => {
  await loadTexts('dishes');
  return import('./line-editor.tsx');
});

const overlayOf = (line: CartLine) => `line:${keyOf(line)}`;

/** One restaurant's dishes with their quantities. */
export function CartLines({ group }: { group: PricedGroup }) {
  const overlays = useOverlays();
  const edited = group.lines.find((line) => overlays.has(overlayOf(line)));
  return (
    <>
      <ul className={classes.lines}>
        {group.lines.map((line, place) => (
          // By place: a line that becomes another, or gives way to the next, keeps the keyboard's focus.
          <li key={place} className={classes.line}>
            <Line line={line} problem={group.problems.get(keyOf(line))} onEdit={() => overlays.open(overlayOf(line))} />
          </li>
        ))}
      </ul>
      {edited && (
        <Suspense>
          <LineEditor line={edited} onClose={() => overlays.close(overlayOf(edited))} />
        </Suspense>
      )}
    </>
  );
}

export const PROBLEM_TEXTS = {
  sold_out: 'cart.soldOut',
  option_sold_out: 'cart.optionSoldOut',
  choose_again: 'cart.chooseAgain',
} as const satisfies Record<LineProblem, string>;

interface LineProps {
  line: CartLine;
  problem: LineProblem | undefined;
  onEdit: () => void;
}

function Line({ line, problem, onEdit }: LineProps) {
  const t = useText();
  const setQuantity = useSetQuantity();
  const remove = useRemoveLine();
  return (
    <>
      <div className={classes.picture}>
        {line.imageUrl && <img src={smallOf(line.imageUrl)} alt="" width={72} height={72} loading="lazy" />}
      </div>
      <div className={classes.text}>
        <p className={classes.head}>
          <span className={classes.name} lang={MENU_LANGUAGE}>
            {line.name}
          </span>
          <strong>
            <Money cents={toCents(line.price) * line.quantity} />
          </strong>
        </p>
        {line.description && (
          <p className={classes.description} lang={MENU_LANGUAGE}>
            {line.description}
          </p>
        )}
        <LineWishes line={line} />
        {problem && <p className={classes.soldOut}>{t(PROBLEM_TEXTS[problem])}</p>}
        {line.deposit > 0 && (
          <p className={classes.deposit}>
            {t('common.deposit')} <Money cents={toCents(line.deposit) * line.quantity} />
          </p>
        )}
        <div className={classes.controls}>
          <QuantityStepper
            name={line.name}
            quantity={line.quantity}
            min={1}
            disabled={!line.isRestaurantOpen}
            onChange={(quantity) => setQuantity(keyOf(line), quantity)}
          />
          <span className={classes.actions}>
            <button
              type="button"
              className={classes.action}
              disabled={!line.isRestaurantOpen}
              aria-haspopup="dialog"
              aria-label={t('cart.edit', { name: line.name })}
              onClick={onEdit}
            >
              {t('cart.editShort')}
            </button>
            <button
              type="button"
              className={classes.action}
              aria-label={t('cart.remove', { name: line.name })}
              {...REMOVES}
              onClick={() => remove(line)}
            >
              {t('cart.removeShort')}
            </button>
          </span>
        </div>
      </div>
    </>
  );
}
