import type { AdminNoticeView } from '@contracts/restaurants/watch.ts';
import { Button, Title } from '@mantine/core';
import { IconAlarm, IconDeviceTabletOff, IconPlayerPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { noticesQuery } from '../../../lib/api/admin/admin-notices.ts';
import { formatDayMonth, formatTime } from '../../../lib/format/dates/dates.ts';
import { useFallbackInterval } from '../../../lib/socket/connection-state.ts';
import { telOf } from '../../../lib/format/contact-links.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { urgentFirst, withNotice } from './notice-list.ts';
import classes from './notices.module.css';

const ICONS = {
  order_unanswered: IconAlarm,
  restaurant_paused: IconPlayerPause,
  no_device: IconDeviceTabletOff,
} as const;
/** The numbers follow below: the others are a click away. */
const FIRST = 3;

/** Kitchens that somebody should call: what stands at this moment, live. */
export function AdminNotices() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: notices } = useQuery({ ...noticesQuery(), refetchInterval: useFallbackInterval() });
  useLive('admin', {
    queryKey: noticesQuery().queryKey,
    snapshot: READ_ANEW,
    events: { 'admin:notice': (held, { notice }) => withNotice(held, notice) },
  });
  return (
    <section aria-labelledby="admin-notices">
      <Title order={2} size="h3" id="admin-notices" mb="md">
        {t('admin.notices.title')}
      </Title>
      <div aria-live="polite">
        {notices?.length === 0 && <p className={classes.none}>{t('admin.notices.none')}</p>}
        {notices && notices.length > 0 && (
          <ul className={classes.list}>
            {urgentFirst(notices)
              .slice(0, isOpen ? undefined : FIRST)
              .map((notice) => (
                <Notice key={notice.id} notice={notice} />
              ))}
          </ul>
        )}
      </div>
      {notices && notices.length > FIRST && (
        <Button variant="subtle" mih={44} mt="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('adminBoard.fewer') : t('adminBoard.all', { count: notices.length })}
        </Button>
      )}
    </section>
  );
}

function Notice({ notice }: { notice: AdminNoticeView }) {
  const t = useText();
  const { kind, restaurantName, restaurantPhone, orderId, at } = notice;
  const Icon = ICONS[kind];
  return (
    <li className={classes.notice} data-kind={kind}>
      <Icon size={22} aria-hidden />
      <span className={classes.text}>
        <strong>{restaurantName}</strong> {t(`admin.notices.${kind}`, { id: orderId ?? '' })}
      </span>
      {restaurantPhone !== null && (
        <a className={classes.phone} href={telOf(restaurantPhone)}>
          {restaurantPhone}
        </a>
      )}
      <time className={classes.time} dateTime={at}>
        {formatDayMonth(at)} {formatTime(at)}
      </time>
    </li>
  );
}
