import type { OrderView } from '@contracts/orders/order-views.ts';
import { Suspense, useRef } from 'react';
import { Skeleton } from '@mantine/core';
import { lazyPart } from '../../components/lazy-part.ts';
import { useText } from '../../i18n/use-text.ts';
import { GivenReview } from '../../domain/reviews/given-review.tsx';
import boxes from './tracking-screen.module.css';

const ReviewForm = lazyPart(async () => ({
  default: (await import('../../domain/reviews/review-form.tsx')).ReviewForm,
}));
const FORM_HEIGHT_PX = 300;

/** After the meal: the form, or what was said. */
export function OrderReview({ order }: { order: OrderView }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={boxes.box} aria-labelledby="order-review">
      <h2 id="order-review" ref={heading} tabIndex={-1}>
        {t('review.title')}
      </h2>
      {order.review ? (
        <GivenReview review={order.review} restaurantName={order.restaurantName} />
      ) : (
        <Suspense fallback={<Skeleton h={FORM_HEIGHT_PX} radius="lg" />}>
          <ReviewForm order={order} onDone={() => heading.current?.focus()} />
        </Suspense>
      )}
    </section>
  );
}
