import { MAX_LENGTH } from '@contracts/constants.ts';
import { RESTAURANT_REASONS, type CancelReason } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { UNTIL_TOMORROW } from '@contracts/restaurants/capacity.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../../components/dialogs/dialog.tsx';
import { LimitedTextarea } from '../../../../components/forms/limited-text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { ReasonChoice } from '../../../../domain/orders/reason-choice.tsx';
import type { Rejection } from '../../state/reject-order.ts';
import { dishesOf, type SoldOutFor } from '../../state/sold-out-choice.ts';
import { SoldOutFields } from './sold-out-fields.tsx';

interface Props {
  order: RestaurantOrderView;
  onConfirm: (rejection: Rejection) => void;
  onClose: () => void;
}

/**
 * Asks for the reason, which the guest will read, and for a second click. What is sold out can be switched off with it, and a
 * reason of one's own needs words.
 */
export default function RejectDialog({ order, onConfirm, onClose }: Props) {
  const t = useText();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [note, setNote] = useState('');
  const dishes = dishesOf(order);
  const [goneIds, setGoneIds] = useState<readonly number[]>(dishes.length === 1 ? dishes.map(({ id }) => id) : []);
  const [until, setUntil] = useState<SoldOutFor>(UNTIL_TOMORROW);
  const isNew = order.status === 'pending';
  const values = { id: order.id, name: order.customer_name };
  const words = note.trim();
  const isReady = reason !== null && (reason !== 'other' || words !== '');
  const confirm = () => {
    if (!isReady) return;
    onConfirm({
      reason,
      note: reason === 'other' ? words : null,
      soldOut: reason === 'item_unavailable' ? { ids: goneIds, until } : null,
    });
  };
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
          fulfilment={order.fulfilment}
          value={reason}
          onChange={setReason}
        />
        {reason === 'item_unavailable' && dishes.length > 0 && (
          <SoldOutFields dishes={dishes} goneIds={goneIds} onGone={setGoneIds} until={until} onUntil={setUntil} />
        )}
        {reason === 'other' && (
          <LimitedTextarea
            label={t('kitchen.reject.words')}
            description={t('kitchen.reject.wordsHint')}
            max={MAX_LENGTH.cancelNote}
            required
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t('kitchen.reject.keep')}
          </Button>
          <Button size="md" color="danger" disabled={!isReady} onClick={confirm}>
            {isNew ? t('kitchen.reject.confirm') : t('kitchen.reject.cancelConfirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
