import type { OrderView } from '@contracts/orders/order-views.ts';
import { Button, type ButtonProps } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { useText } from '../../i18n/use-text.ts';
import type { ReorderPlan } from './reorder-plan.ts';
import { useReorder } from './use-reorder.ts';

const ReorderDialog = lazyPart(() => import('./reorder-dialog.tsx'));

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  order: OrderView;
}

export function ReorderButton({ order, variant = 'default', size }: Props) {
  const t = useText();
  const [plan, setPlan] = useState<ReorderPlan | null>(null);
  const reorder = useReorder(setPlan);
  return (
    <>
      <Button
        variant={variant}
        {...(size !== undefined && { size })}
        leftSection={<IconRepeat size={18} aria-hidden />}
        loading={reorder.isPending}
        onClick={() => reorder.mutate(order)}
        aria-label={t('orders.reorderNumber', { id: order.id })}
      >
        {t('orders.reorder')}
      </Button>
      <Suspense>{plan && <ReorderDialog plan={plan} onClose={() => setPlan(null)} />}</Suspense>
    </>
  );
}
