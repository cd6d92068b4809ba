import type { Fulfilment } from '@contracts/orders/fulfilment.ts';
import { CANCEL_REASONS, type CancelReason } from '@contracts/orders/order-status.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LimitedTextarea } from '../../components/forms/limited-text.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { cancelOrder } from '../../lib/api/admin/admin-tables.ts';
import { refusalAt } from '../../lib/http/refusals.ts';
import { ReasonChoice } from '../orders/reason-choice.tsx';
import { ActionDialog } from '../../components/dialogs/action-dialog.tsx';

const MAX_NOTE_LENGTH = 500;
const FIELDS = ['reason', 'note'];

interface Props {
  order: { id: number; version: number; fulfilment?: Fulfilment };
  /** Also after a refusal: what is shown is out of date then. */
  onDone: () => void;
  onClose: () => void;
}

/** Why an order is cancelled: for those it concerns, and for the audit log. */
export function CancelDialog({ order, onDone, onClose }: Props) {
  const t = useText();
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [note, setNote] = useState('');
  const cancel = useMutation({
    mutationFn: (why: CancelReason) =>
      cancelOrder(order.id, { reason: why, note: note.trim() || null, expectedVersion: order.version }),
    onSuccess: () => {
      void showToast({ title: t('tables.cancelled'), tone: 'success' });
      onClose();
    },
    onSettled: onDone,
  });
  const confirm = () => (reason === null ? setMissing(true) : cancel.mutate(reason));
  const reasonError = isMissing && reason === null ? t('tables.reasonNeeded') : refusalAt(cancel.error, 'reason');
  return (
    <ActionDialog
      title={t('tables.cancelTitle', { id: order.id })}
      text={t('tables.cancelText')}
      confirm={t('tables.cancel')}
      isDangerous
      isBusy={cancel.isPending}
      error={cancel.error}
      fields={FIELDS}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ReasonChoice
        label={t('admin.orders.reason')}
        reasons={CANCEL_REASONS}
        fulfilment={order.fulfilment}
        value={reason}
        error={reasonError}
        onChange={setReason}
      />
      <LimitedTextarea
        label={t('tables.note')}
        description={t('tables.noteHint')}
        max={MAX_NOTE_LENGTH}
        value={note}
        error={refusalAt(cancel.error, 'note')}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
