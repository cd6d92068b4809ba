import { useText } from '../../i18n/use-text.ts';
import type { CartLine } from '../cart/cart.ts';
import { Chosen } from '../dishes/chosen.tsx';
import classes from './line-wishes.module.css';

/** What was chosen with a dish and asked of the kitchen; nothing where there is neither. */
export function LineWishes({ line }: { line: Pick<CartLine, 'optionNames' | 'notes' | 'quantity'> }) {
  const t = useText();
  const { optionNames = [], notes, quantity } = line;
  if (optionNames.length === 0 && !notes) return null;
  return (
    <ul className={classes.wishes} aria-label={t('cart.wishes')}>
      {optionNames.map((name) => (
        <li key={name}>
          <Chosen name={name} quantity={quantity} />
        </li>
      ))}
      {notes && <li className={classes.note}>{t('cart.note', { note: notes })}</li>}
    </ul>
  );
}
