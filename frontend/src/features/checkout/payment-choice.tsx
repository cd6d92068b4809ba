import { PAYMENT_METHODS, type PaymentMethod } from '@contracts/constants.ts';
import { IconCash, IconCreditCard, IconDeviceMobileDollar } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './payment-choice.module.css';

interface Props {
  labelledBy: string;
  value?: PaymentMethod;
  onChange?: (method: PaymentMethod) => void;
}

const ICONS = {
  cash_on_delivery: IconCash,
  card_on_delivery: IconCreditCard,
  restaurant_pos: IconDeviceMobileDollar,
} as const;

export function PaymentChoice({ labelledBy, value, onChange }: Props) {
  const t = useText();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={classes.choices}>
      {PAYMENT_METHODS.map((method) => {
        const Icon = ICONS[method];
        return (
          <label key={method} className={classes.choice}>
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              checked={value === method}
              onChange={() => onChange?.(method)}
            />
            <Icon size={24} stroke={1.7} aria-hidden />
            {t(`payment.${method}`)}
          </label>
        );
      })}
    </div>
  );
}
