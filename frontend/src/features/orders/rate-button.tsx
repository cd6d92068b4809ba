import type { OrderView } from '@contracts/orders/order-views.ts';
import { Button } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { useText } from '../../i18n/use-text.ts';

const ReviewDialog = lazyPart(() => import('../../domain/reviews/review-dialog.tsx'));

export function RateButton({ order }: { order: OrderView }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const wasUnrated = useRef(order.review === null);
  useEffect(() => {
    // The button goes with the review: its card keeps the focus.
    if (wasUnrated.current && order.review !== null) document.getElementById(`order-${order.id}`)?.focus();
    wasUnrated.current = order.review === null;
  }, [order]);
  return (
    <>
      {order.review === null && (
        <Button
          leftSection={<IconStar size={18} aria-hidden />}
          onClick={() => setOpen(true)}
          aria-label={t('orders.rateNumber', { id: order.id })}
        >
          {t('orders.rate')}
        </Button>
      )}
      <Suspense>{isOpen && <ReviewDialog order={order} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
