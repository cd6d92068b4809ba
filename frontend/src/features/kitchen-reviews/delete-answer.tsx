import { useMutation } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { deleteAnswer } from '../../lib/api/kitchen/kitchen-reviews.ts';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { useShowReview } from './use-show-review.ts';

interface Props {
  reviewId: number;
  /** The name of the guest. */
  name: string;
  restaurantId: number;
  onDeleted: () => void;
}

/** Takes the restaurant's answer away, after a question. */
export function DeleteAnswer({ reviewId, name, restaurantId, onDeleted }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const showReview = useShowReview(restaurantId);
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => deleteAnswer(reviewId),
    onSuccess: (review) => {
      showReview(review);
      void showToast({ title: t('kitchenReviews.deleted'), tone: 'success' });
      onDeleted();
    },
    onError: (error) =>
      void showToast({ title: t('kitchenReviews.deleteFailed'), message: describe(error), tone: 'failure' }),
  });
  return (
    <>
      <BusyButton
        variant="subtle"
        color="danger"
        size="md"
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-label={t('kitchenReviews.deleteOf', { name })}
        aria-haspopup="dialog"
        isBusy={removal.isPending}
        onClick={() => setAsking(true)}
      >
        {t('kitchenReviews.delete')}
      </BusyButton>
      {isAsking && (
        <ConfirmDialog
          title={t('kitchenReviews.deleteTitle')}
          text={t('kitchenReviews.deleteText')}
          confirm={t('kitchenReviews.delete')}
          onConfirm={() => {
            setAsking(false);
            removal.mutate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
