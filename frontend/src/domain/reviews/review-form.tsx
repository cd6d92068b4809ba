import type { Star } from '@contracts/orders/reviews.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { Alert, Stack, Textarea } from '@mantine/core';
import { type SubmitEvent, useRef, useState } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/http/http.ts';
import { StarChoice } from './star-choice.tsx';
import { useReviewOrder } from './use-review-order.ts';
import '@mantine/core/styles/Alert.layer.css';

interface Props {
  order: OrderView;
  onDone?: () => void;
}

/** Stars, and words if there are any. A refusal stands at its field; what was typed stays. */
export function ReviewForm({ order, onDone }: Props) {
  const t = useText();
  const describe = useDescribeError();
  const [rating, setRating] = useState<Star | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const firstStar = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);

  const review = useReviewOrder(order, {
    onDone,
    onRefused: (error) => {
      if (messageOf(error, 'rating')) firstStar.current?.focus();
      else if (messageOf(error, 'text')) textField.current?.focus();
    },
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (rating === null) firstStar.current?.focus();
    else if (!review.isPending) review.mutate({ rating, text: text.trim() === '' ? null : text });
  };

  const starsError = isTried && rating === null ? t('review.starsRequired') : messageOf(review.error, 'rating');
  const textError = messageOf(review.error, 'text');
  const isOfNoField = review.error !== null && !messageOf(review.error, 'rating') && !textError;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <StarChoice ref={firstStar} value={rating} onChange={setRating} error={starsError} />
        <Textarea
          ref={textField}
          label={t('review.text')}
          description={t('review.public')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={textError}
          rows={4}
          autoComplete="off"
        />
        {isOfNoField && (
          <Alert color="danger" role="alert" title={t('review.failed')}>
            {describe(review.error)}
          </Alert>
        )}
        <BusyButton type="submit" size="md" isBusy={review.isPending}>
          {t('review.submit')}
        </BusyButton>
      </Stack>
    </form>
  );
}

/** What the server says of this field. */
function messageOf(error: Error | null, field: string): string | undefined {
  return error instanceof ApiError ? error.errors.find((refusal) => refusal.field === field)?.message : undefined;
}
