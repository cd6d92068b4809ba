import { RESTAURANT_REASONS, type CancelReason } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ReasonChoice } from '../../../domain/orders/reason-choice.tsx';

interface Props {
  order: RestaurantOrderView;
  onConfirm: (reason: CancelReason) => void;
  onClose: () => void;
}

/** Asks for the reason, which the guest will read, and for a second click. */
export default function RejectDialog({ order, onConfirm, onClose }: Props) {
  const t = useText();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const isNew = order.status === 'pending';
  const values = { id: order.id, name: order.customer_name };
  return (
    <Dialog
      onClose={onClose}
      title={isNew ? t('kitchen.reject.title', values) : t('kitchen.reject.cancelTitle', values)}
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
    </Dialog>
  );
}
