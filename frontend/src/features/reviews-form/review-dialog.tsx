import type { OrderView } from '@contracts/order-views.ts';
import { Modal } from '@mantine/core';
import { useFocusBack } from '../../components/use-focus-back.ts';
import { useText } from '../../i18n/use-text.ts';
import { ReviewForm } from './review-form.tsx';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

/** Mantine's `<header>` would be a second banner to those who listen to the page. */
const NO_BANNER = { header: { role: 'presentation' } };

interface Props {
  order: OrderView;
  onClose: () => void;
}

export default function ReviewDialog({ order, onClose }: Props) {
  const t = useText();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('review.lead', { name: order.restaurantName })}
      styles={{ title: { fontSize: '1.25rem', fontWeight: 700 } }}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 'lg' }}
      attributes={NO_BANNER}
    >
      <ReviewForm order={order} onDone={onClose} />
    </Modal>
  );
}
