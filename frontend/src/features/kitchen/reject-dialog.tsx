import { RESTAURANT_REASONS, type CancelReason } from '@contracts/order-status.ts';
import type { RestaurantOrderView } from '@contracts/order-views.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../components/use-focus-back.ts';
import { useText } from '../../i18n/use-text.ts';
import { ReasonChoice } from '../orders/reason-choice.tsx';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

/** Mantine's `<header>` would be a second banner to those who listen to the page. */
const NO_BANNER = { header: { role: 'presentation' } };

interface Props {
  order: RestaurantOrderView;
  onConfirm: (reason: CancelReason) => void;
  onClose: () => void;
}

/** Asks for the reason, which the guest will read, and for a second click. */
export default function RejectDialog({ order, onConfirm, onClose }: Props) {
  const t = useText();
  useFocusBack();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const isNew = order.status === 'pending';
  const values = { id: order.id, name: order.customer_name };
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <Text component="span" fw={700} size="xl">
          {isNew ? t('kitchen.reject.title', values) : t('kitchen.reject.cancelTitle', values)}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('action.close') }}
      attributes={NO_BANNER}
    >
      <Stack gap="lg">
        <Text>{t('kitchen.reject.text', values)}</Text>
        <ReasonChoice
          label={t('kitchen.reject.reason')}
          reasons={RESTAURANT_REASONS}
          value={reason}
          onChange={setReason}
        />
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t('kitchen.reject.keep')}
          </Button>
          <Button size="md" color="danger" disabled={reason === null} onClick={() => reason && onConfirm(reason)}>
            {isNew ? t('kitchen.reject.confirm') : t('kitchen.reject.cancelConfirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
