import { MAX_QUANTITY } from '@contracts/constants.ts';
import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './quantity-stepper.module.css';

interface Props {
  name: string;
  quantity: number;
  disabled?: boolean;
  /** 0: the minus at one takes the dish out. */
  min?: 0 | 1;
  onChange: (quantity: number) => void;
}

/** A quantity between a button for less and one for more. */
export function QuantityStepper({ name, quantity, disabled = false, min = 0, onChange }: Props) {
  const t = useText();
  const isLast = quantity === 1 && min === 0;
  // A button that is switched off under the finger would drop the keyboard's focus.
  const isLeast = quantity <= min;
  const isMost = quantity >= MAX_QUANTITY;
  return (
    <div className={classes.stepper} role="group" aria-label={t('cart.quantityOf', { name })}>
      <button
        type="button"
        disabled={disabled}
        aria-disabled={isLeast}
        aria-label={isLast ? t('cart.remove', { name }) : t('cart.less', { name })}
        onClick={() => isLeast || onChange(quantity - 1)}
      >
        {isLast ? <IconTrash size={18} aria-hidden /> : <IconMinus size={18} stroke={2.2} aria-hidden />}
      </button>
      <span className={classes.quantity} aria-live="polite">
        {quantity}
      </span>
      <button
        type="button"
        disabled={disabled}
        aria-disabled={isMost}
        aria-label={t('cart.more', { name })}
        onClick={() => isMost || onChange(quantity + 1)}
      >
        <IconPlus size={18} stroke={2.2} aria-hidden />
      </button>
    </div>
  );
}
