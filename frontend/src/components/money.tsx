import type { Money as MoneyText } from '@contracts/units.ts';
import { useLanguage } from '../i18n/use-text.ts';
import { formatCents, formatEuro } from '../lib/format/money.ts';
import classes from './money.module.css';

type Props = { euro: MoneyText | number; cents?: never } | { cents: number; euro?: never };

/** An amount in the language's own way, its digits under one another. */
export function Money(props: Props) {
  const [language] = useLanguage();
  return (
    <span className={classes.money}>
      {props.cents === undefined ? formatEuro(props.euro, language) : formatCents(props.cents, language)}
    </span>
  );
}
