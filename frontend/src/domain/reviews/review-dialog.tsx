import type { OrderView } from '@contracts/orders/order-views.ts';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ReviewForm } from './review-form.tsx';

interface Props {
  order: OrderView;
  onClose: () => void;
}

export default function ReviewDialog({ order, onClose }: Props) {
  const t = useText();
  return (
    <Dialog onClose={onClose} title={t('review.lead', { name: order.restaurantName })} closeSize="lg">
      <ReviewForm order={order} onDone={onClose} />
    </Dialog>
  );
}
