import { SegmentedControl } from '@mantine/core';
import { type Fulfilment, FULFILMENTS } from '@contracts/orders/fulfilment.ts';
import { useSetAtom } from 'jotai';
import { useText } from '../../i18n/use-text.ts';
import { fulfilmentAtom } from '../cart/fulfilment-state.ts';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';

interface Props {
  restaurantId: number;
  restaurantName: string;
  chosen: Fulfilment;
}

/** Delivery or pick-up, for one restaurant's part of the cart alone. */
export function FulfilmentChoice({ restaurantId, restaurantName, chosen }: Props) {
  const t = useText();
  const choose = useSetAtom(fulfilmentAtom);
  const labels = { delivery: t('cart.delivery'), pickup: t('cart.pickup') };
  return (
    <SegmentedControl
      fullWidth
      mb="sm"
      radius="xl"
      size="md"
      aria-label={t('cart.fulfilmentOf', { name: restaurantName })}
      value={chosen}
      data={FULFILMENTS.map((value) => ({ value, label: labels[value] }))}
      onChange={(value) => choose(restaurantId, value)}
    />
  );
}
