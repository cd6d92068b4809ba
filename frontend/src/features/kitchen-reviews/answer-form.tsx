import { MAX_REVIEW_LENGTH, type OwnReviewView } from '@contracts/orders/reviews.ts';
import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LimitedTextarea } from '../../components/forms/limited-text.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { answerReview } from '../../lib/api/kitchen/kitchen-reviews.ts';
import { lengthOf } from '../../lib/format/text-length.ts';
import { showRefusals, submitOnce } from '../../components/forms/form-refusals.ts';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import classes from './answer-form.module.css';
import { useShowReview } from './use-show-review.ts';

interface Props {
  review: OwnReviewView;
  /** The name of the guest. */
  name: string;
  restaurantId: number;
  onClose: () => void;
}

/** A first answer, or another one in its place. A refusal stands at the field; what was typed stays. */
export function AnswerForm({ review, name, restaurantId, onClose }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const showReview = useShowReview(restaurantId);
  const form = useForm({
    initialValues: { text: review.answer ?? '' },
    validate: {
      text: (value) => {
        const length = lengthOf(value.trim());
        if (length === 0) return t('kitchenReviews.required');
        return length > MAX_REVIEW_LENGTH ? t('kitchenReviews.tooLong', { max: MAX_REVIEW_LENGTH }) : null;
      },
    },
  });
  const publish = useMutation({
    mutationFn: ({ text }: { text: string }) => answerReview(review.id, { text: text.trim() }),
    onSuccess: (answered) => {
      showReview(answered);
      void showToast({ title: t('kitchenReviews.published'), tone: 'success' });
      onClose();
    },
    onError: (error) => {
      showRefusals(form, error);
      void showToast({ title: t('kitchenReviews.failed'), message: describe(error), tone: 'failure' });
    },
  });
  const send = submitOnce(form, publish);
  // Whoever asked for the form goes on in it, behind what is written already.
  const { getInputNode } = form;
  useEffect(() => {
    const node = getInputNode('text');
    node?.focus();
    if (node instanceof HTMLTextAreaElement) node.setSelectionRange(node.value.length, node.value.length);
  }, [getInputNode]);
  return (
    <form noValidate className={classes.form} onSubmit={send} aria-busy={publish.isPending}>
      <LimitedTextarea
        label={t('kitchenReviews.field', { name })}
        description={t('kitchenReviews.hint')}
        required
        minRows={3}
        autoComplete="off"
        max={MAX_REVIEW_LENGTH}
        {...form.getInputProps('text')}
        value={form.values.text}
      />
      <Group gap="sm">
        <SubmitButton isBusy={publish.isPending}>{t('kitchenReviews.publish')}</SubmitButton>
        <Button variant="default" size="md" onClick={onClose}>
          {t('kitchenReviews.cancel')}
        </Button>
      </Group>
    </form>
  );
}
