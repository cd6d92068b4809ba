import { Button, type ButtonProps } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
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
        <Button
          variant={variant}
          {...(size !== undefined && { size })}
          leftSection={<IconRepeat size={18} aria-hidden />}
          loading={isPending}
          onClick={start}
          aria-label={t('orders.reorderNumber', { id: order.id })}
        >
          {t('orders.reorder')}
        </Button>
      )}
    </Reorder>
  );
}
