import { PAYMENT_METHODS, type PaymentMethod } from '@contracts/constants.ts';
import { IconCash, IconCreditCard, IconDeviceMobileCheck } from '@tabler/icons-react';
import { RadioCards } from '../../../components/forms/radio-cards.tsx';
import { useText } from '../../../i18n/use-text.ts';

interface Props {
  labelledBy: string;
  value: PaymentMethod;
  /** Restaurants of the cart that take no online payment. */
  withoutPos: readonly string[];
  onChange: (method: PaymentMethod) => void;
}

const ICONS = {
  cash_on_delivery: IconCash,
  card_on_delivery: IconCreditCard,
  restaurant_pos: IconDeviceMobileCheck,
} as const;

export function PaymentChoice({ withoutPos, ...props }: Props) {
  const t = useText();
  const cards = PAYMENT_METHODS.map((method) => {
    const Icon = ICONS[method];
    const isDisabled = method === 'restaurant_pos' && withoutPos.length > 0;
    return {
      value: method,
      label: t(`payment.${method}`),
      hint: isDisabled ? t('checkout.noOnline', { names: withoutPos.join(', ') }) : t(`checkout.payHint.${method}`),
      isDisabled,
      icon: <Icon size={24} stroke={1.7} aria-hidden />,
    };
  });
  return <RadioCards {...props} cards={cards} />;
}
