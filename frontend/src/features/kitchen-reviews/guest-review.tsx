import type { ReviewView } from '@contracts/orders/reviews.ts';
import { Button, Group } from '@mantine/core';
import { IconMessageReply, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { formatShortDate } from '../../lib/format/dates.ts';
import { Stars } from '../../domain/restaurants/stars.tsx';
import { AnswerForm } from './answer-form.tsx';
import { DeleteAnswer } from './delete-answer.tsx';
import classes from './guest-review.module.css';

interface Props {
  review: ReviewView;
  restaurantId: number;
}

/** One guest's stars and words, and what the restaurant answers or is about to. */
export function GuestReview({ review, restaurantId }: Props) {
  const t = useText();
  const [isWriting, setWriting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) button.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  const name = review.author ?? t('restaurant.formerGuest');
  const hasAnswer = review.answer !== null;
  return (
    <article className={classes.review} data-review-id={review.id}>
      <p className={classes.head}>
        <Stars count={review.rating} />
        <strong>{name}</strong>
        <time dateTime={review.createdAt}>{formatShortDate(review.createdAt)}</time>
      </p>
      <p className={classes.text} data-empty={review.text === null || undefined}>
        {review.text ?? t('kitchenReviews.noWords')}
      </p>
      {hasAnswer && !isWriting && (
        <div className={classes.answer}>
          <p className={classes.head}>
            <strong>{t('kitchenReviews.yourAnswer')}</strong>
            {review.answeredAt && <time dateTime={review.answeredAt}>{formatShortDate(review.answeredAt)}</time>}
          </p>
          <p className={classes.text}>{review.answer}</p>
        </div>
      )}
      {isWriting ? (
        <AnswerForm review={review} name={name} restaurantId={restaurantId} onClose={() => setWriting(false)} />
      ) : (
        <Group gap="xs" className={classes.action}>
          <Button
            ref={button}
            variant="default"
            size="md"
            leftSection={hasAnswer ? <IconPencil size={18} aria-hidden /> : <IconMessageReply size={18} aria-hidden />}
            aria-label={t(hasAnswer ? 'kitchenReviews.changeOf' : 'kitchenReviews.answerTo', { name })}
            onClick={() => setWriting(true)}
          >
            {t(hasAnswer ? 'kitchenReviews.change' : 'kitchenReviews.answer')}
          </Button>
          {hasAnswer && (
            <DeleteAnswer
              reviewId={review.id}
              name={name}
              restaurantId={restaurantId}
              onDeleted={() => button.current?.focus()}
            />
          )}
        </Group>
      )}
    </article>
  );
}
