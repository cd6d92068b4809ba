import { Button, CloseButton } from '@mantine/core';
import {
  IconArrowsExchange,
  IconChevronDown,
  IconCircleX,
  IconClockExclamation,
  IconCloudOff,
  IconDoorOff,
  IconLockExclamation,
  IconUserX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import classes from './queue-notices.module.css';
import { inOrder } from '../queue/notice-order.ts';
import type { QueueNotice } from '../queue/queue-types.ts';
import { textOfNotice } from './notice-text.ts';

const ICONS = {
  cancelled: IconCircleX,
  conflict: IconArrowsExchange,
  failed: IconCloudOff,
  minutes: IconClockExclamation,
  nobodyThere: IconDoorOff,
  codeRefused: IconLockExclamation,
  riderGone: IconUserX,
} as const;

/**
 * What happened to orders without, or against, a click here. In sight on every screen until someone has read it, and in
 * one line however much it is: a list that opens never buries the queue.
 */
export function QueueNotices() {
  const t = useText();
  const { queue, dismissNotices } = useKitchen();
  const [isWanted, setWanted] = useState(false);
  const notices = inOrder(queue?.notices ?? []);
  const isOpen = isWanted && notices.length > 1;
  return (
    <div className={classes.region} role="region" aria-label={t('kitchen.notice.label')}>
      <div className={classes.notices} aria-live="assertive" data-open={isOpen || undefined}>
        {(isOpen ? notices : notices.slice(0, 1)).map((notice) => {
          const Icon = ICONS[notice.kind];
          return (
            <div key={notice.orderId} className={classes.notice} data-kind={notice.kind}>
              <Icon size={24} aria-hidden />
              <p className={classes.text}>
                <strong>{t(`kitchen.notice.${notice.kind}Title`, { id: notice.orderId })}.</strong>{' '}
                <NoticeText notice={notice} />
              </p>
              <CloseButton
                className={classes.close}
                size={44}
                iconSize={22}
                aria-label={t('kitchen.notice.dismiss', { id: notice.orderId })}
                onClick={() => dismissNotices([notice])}
              />
            </div>
          );
        })}
      </div>
      {notices.length > 1 && (
        <div className={classes.all}>
          <Button
            variant="default"
            aria-expanded={isOpen}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            onClick={() => setWanted(!isWanted)}
          >
            {isOpen ? t('queue.strips.fewer') : t('queue.strips.more', { count: notices.length - 1 })}
          </Button>
          <Button variant="default" onClick={() => dismissNotices(notices)}>
            {t('kitchen.notice.dismissAll', { count: notices.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What is to be done at a door where nobody opens depends on the time. */
function NoticeText({ notice }: { notice: QueueNotice }) {
  const t = useText();
  const isOver = useClock((now) => notice.kind === 'nobodyThere' && now >= Date.parse(notice.until));
  return textOfNotice(notice, t, isOver);
}
