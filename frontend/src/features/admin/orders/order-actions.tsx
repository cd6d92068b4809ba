import { statusKey } from '@contracts/orders/status-words.ts';
import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import { isFinal, targetsOf, type OrderStatus } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../components/notices/toast.ts';
import { useText } from '../../../i18n/use-text.ts';
import { moveOrder } from '../../../lib/api/admin/admin-tables.ts';
import { StatusIcon } from '../../../domain/orders/status-badge.tsx';
import { useCurrentUser } from '../../../domain/session/session.ts';
import { ActionDialog } from '../../../components/dialogs/action-dialog.tsx';
import { CancelDialog } from '../../../domain/admin/cancel-dialog.tsx';
import { RemindButton } from './remind-button.tsx';
import classes from '../../../components/dialogs/detail-drawer.module.css';

interface Props {
  order: OrderView;
  /** Also after a refusal: what is shown is out of date then. */
  onDone: () => void;
}

/** What the role may do with an order as it stands. */
export function OrderActions({ order, onDone }: Props) {
  const t = useText();
  const { user } = useCurrentUser();
  const [chosen, setChosen] = useState<OrderStatus | null>(null);
  const targets = targetsOf(order.status, 'admin').filter((status) =>
    hasAdminRight(user?.adminRole, status === 'cancelled' ? 'cancel_orders' : 'move_orders'),
  );
  const canRemind = !isFinal(order.status) && hasAdminRight(user?.adminRole, 'remind');
  const close = () => setChosen(null);
  return (
    <>
      {(targets.length > 0 || canRemind) && (
        <div className={classes.actions}>
          {canRemind && <RemindButton orderId={order.id} />}
          {targets.map((status) => (
            <Button
              key={status}
              mih={44}
              leftSection={<StatusIcon status={status} fulfilment={order.fulfilment} size={18} />}
              {...(status === 'cancelled' && { color: 'danger', variant: 'outline' })}
              onClick={() => setChosen(status)}
            >
              {status === 'cancelled'
                ? t('tables.cancel')
                : t('tables.move', { status: t(statusKey(status, order.fulfilment)) })}
            </Button>
          ))}
        </div>
      )}
      {chosen === 'cancelled' && <CancelDialog order={order} onDone={onDone} onClose={close} />}
      {chosen !== null && chosen !== 'cancelled' && (
        <MoveDialog order={order} status={chosen} onDone={onDone} onClose={close} />
      )}
    </>
  );
}

type DialogProps = Props & { onClose: () => void };

function MoveDialog({ order, status, onDone, onClose }: DialogProps & { status: OrderStatus }) {
  const t = useText();
  const move = useMutation({
    mutationFn: () => moveOrder(order.id, { status, expectedVersion: order.version }),
    onSuccess: () => {
      void showToast({ title: t('tables.moved'), tone: 'success' });
      onClose();
    },
    onSettled: onDone,
  });
  const values = { id: order.id, status: t(statusKey(status, order.fulfilment)) };
  return (
    <ActionDialog
      title={t('tables.moveTitle', values)}
      text={t('tables.moveText')}
      confirm={t('tables.move', values)}
      isBusy={move.isPending}
      error={move.error}
      onConfirm={() => move.mutate()}
      onClose={onClose}
    />
  );
}
