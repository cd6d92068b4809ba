import { type ButtonProps } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Reorder } from './reorder.tsx';
import type { OrderedBefore } from './use-reorder.ts';

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  order: OrderedBefore;
}

export function ReorderButton({ order, variant = 'default', size }: Props) {
  const t = useText();
  return (
    <Reorder order={order}>
      {(start, isPending) => (
        <BusyButton
          variant={variant}
          {...(size !== undefined && { size })}
          leftSection={<IconRepeat size={18} aria-hidden />}
          isBusy={isPending}
          onClick={start}
          aria-label={t('orders.reorderNumber', { id: order.id })}
        >
          {t('orders.reorder')}
        </BusyButton>
      )}
    </Reorder>
  );
}
