import type { PosDeliveryState, PosDeliveryView } from '@contracts/restaurants/pos.ts';
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus, IconClock, IconRefresh } from '@tabler/icons-react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatDayMonth, formatTime } from '../../../lib/format/dates/dates.ts';
import classes from './pos.module.css';

const ICONS = {
  waiting: IconClock,
  delivered: IconCircleCheck,
  given_up: IconAlertTriangle,
  withdrawn: IconCircleMinus,
} as const satisfies Record<PosDeliveryState, unknown>;

interface Props {
  delivery: PosDeliveryView;
  isBusy: boolean;
  onResend: () => void;
}

export function DeliveryRow({ delivery, isBusy, onResend }: Props) {
  const t = useText();
  const { id, orderId, kind, state, payment, failure, httpStatus, tries, lastTriedAt, nextTryAt, createdAt } = delivery;
  const Icon = ICONS[state];
  const nameId = `pos-delivery-${id}`;
  const facts = [
    `${formatDayMonth(createdAt)} ${formatTime(createdAt)}`,
    ...(payment === null ? [] : [t(`till.payment.${payment}`)]),
    ...(tries > 0 && state !== 'delivered' ? [t('till.tries', { count: tries })] : []),
    ...(lastTriedAt !== null && state === 'given_up' ? [t('till.lastTry', { time: formatTime(lastTriedAt) })] : []),
    ...(nextTryAt !== null && failure !== null ? [t('till.nextTry', { time: formatTime(nextTryAt) })] : []),
  ];
  return (
    <li className={classes.row} data-state={state} data-order-id={orderId}>
      <div className={classes.what}>
        <strong id={nameId}>{t(`till.kind.${kind}`, { id: orderId })}</strong>
        <Money euro={delivery.total} />
      </div>
      <span className={classes.badge}>
        <Icon size={18} aria-hidden />
        {t(`till.state.${state}`)}
      </span>
      <p className={classes.facts}>{facts.join(' · ')}</p>
      {failure !== null && <p className={classes.why}>{t(`till.failure.${failure}`, { status: httpStatus ?? '–' })}</p>}
      {state === 'given_up' && (
        <BusyButton
          className={classes.resend}
          variant="default"
          isBusy={isBusy}
          leftSection={<IconRefresh size={18} aria-hidden />}
          aria-describedby={nameId}
          onClick={onResend}
        >
          {t('till.resend')}
        </BusyButton>
      )}
    </li>
  );
}
