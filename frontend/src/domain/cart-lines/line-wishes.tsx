import { MENU_LANGUAGE } from '@contracts/constants.ts';
import { useText } from '../../i18n/use-text.ts';
import type { CartLine } from '../cart/cart.ts';
import classes from './line-wishes.module.css';

const NAME = '\u0000';

/** What was chosen with a dish and asked of the kitchen; nothing where there is neither. */
export function LineWishes({ line }: { line: Pick<CartLine, 'optionNames' | 'notes' | 'quantity'> }) {
  const t = useText();
  const { optionNames = [], notes, quantity } = line;
  if (optionNames.length === 0 && !notes) return null;
  // Around the name, which is in the menu's language and not in the page's.
  const [before, after] = t('line.each', { what: NAME }).split(NAME);
  return (
    <ul className={classes.wishes} aria-label={t('cart.wishes')}>
      {optionNames.map((name) => (
        <li key={name}>
          {quantity > 1 ? before : ''}
          <span lang={MENU_LANGUAGE}>{name}</span>
          {quantity > 1 ? after : ''}
        </li>
      ))}
      {notes && <li className={classes.note}>{t('cart.note', { note: notes })}</li>}
    </ul>
  );
}
