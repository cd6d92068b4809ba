import { isFinal } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useCurrentUser } from '../session/session.ts';
import type { NoticeSubject } from './notice-wish.ts';
import classes from './notice-switch.module.css';
import { useNotices } from './use-notices.ts';
import { usePageNotices } from './use-page-notices.ts';

/** Lets this device tell of the order's steps, for its customer or its guest. */
export function NoticeSwitch({ order }: { order: OrderView }) {
  const { user } = useCurrentUser();
  if (order.guestToken !== null)
    return <Switch order={order} subject={{ orderId: order.id, token: order.guestToken }} />;
  return user?.role === 'customer' ? <Switch order={order} subject={{ accountId: user.id }} /> : null;
}

function Switch({ order, subject }: { order: OrderView; subject: NoticeSubject }) {
  const t = useText();
  const notices = useNotices(subject);
  usePageNotices(order, notices.isOn && notices.way === 'page');
  if (!notices.isSupported || isFinal(order.status)) return null;
  const isOnText = notices.way === 'push' ? t('notices.pushText') : t('notices.pageText');
  return (
    <section className={classes.box} aria-labelledby="order-notices">
      <h2 id="order-notices">{t('notices.title')}</h2>
      <p className={classes.text} role="status">
        {notices.isBlocked ? t('notices.blocked') : notices.isOn ? isOnText : t('notices.text')}
      </p>
      {!notices.isBlocked && (
        <BusyButton
          variant="default"
          size="md"
          isBusy={notices.isBusy}
          leftSection={notices.isOn ? <IconBellOff size={19} aria-hidden /> : <IconBell size={19} aria-hidden />}
          onClick={notices.isOn ? notices.turnOff : notices.turnOn}
        >
          {notices.isOn ? t('notices.turnOff') : t('notices.turnOn')}
        </BusyButton>
      )}
    </section>
  );
}
