import type { OwnReviewView } from '@contracts/orders/reviews.ts';
import { Button, Group } from '@mantine/core';
import { IconMessageReply, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ReviewCard } from '../../domain/reviews/review-card.tsx';
import { AnswerForm } from './answer-form.tsx';
import { DeleteAnswer } from './delete-answer.tsx';

interface Props {
  review: OwnReviewView;
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
    <ReviewCard
      review={review}
      about={t('kitchenReviews.order', { id: review.orderId })}
      noWords={t('kitchenReviews.noWords')}
      answerTitle={isWriting ? undefined : t('kitchenReviews.yourAnswer')}
    >
      {isWriting ? (
        <AnswerForm review={review} name={name} restaurantId={restaurantId} onClose={() => setWriting(false)} />
      ) : (
        <Group gap="xs" mt={12}>
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
    </ReviewCard>
  );
}
