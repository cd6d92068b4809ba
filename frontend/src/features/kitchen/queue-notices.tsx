import { Alert } from '@mantine/core';
import { IconArrowsExchange, IconCircleX, IconCloudOff } from '@tabler/icons-react';
import type { Translate } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useKitchen } from './kitchen-context.ts';
import classes from './queue-notices.module.css';
import type { QueueNotice } from './queue.ts';
import '@mantine/core/styles/Alert.layer.css';

const LOOKS = {
  cancelled: { color: 'danger', icon: IconCircleX },
  conflict: { color: 'saffron', icon: IconArrowsExchange },
  failed: { color: 'danger', icon: IconCloudOff },
} as const;

function textOf(notice: QueueNotice, t: Translate): string {
  switch (notice.kind) {
    case 'cancelled':
      if (notice.reason === 'no_response') return t('kitchen.notice.lapsed');
      return notice.reason
        ? t('kitchen.notice.cancelledReason', { reason: t(`reason.${notice.reason}`) })
        : t('kitchen.notice.cancelled');
    case 'conflict':
      return t('kitchen.notice.conflict', { status: t(`kitchen.status.${notice.status}`) });
    case 'failed':
      return notice.message;
  }
}

/** What happened to orders without, or against, a click here. Stays until someone has read it. */
export function QueueNotices() {
  const t = useText();
  const { queue, dismissNotice } = useKitchen();
  return (
    <div className={classes.notices} role="region" aria-live="assertive" aria-label={t('kitchen.notice.label')}>
      {queue?.notices.map((notice) => {
        const look = LOOKS[notice.kind];
        return (
          <Alert
            key={notice.orderId}
            // The region speaks for it.
            role="group"
            variant="light"
            color={look.color}
            className={classes.notice}
            data-kind={notice.kind}
            icon={<look.icon size={22} aria-hidden />}
            title={t(`kitchen.notice.${notice.kind}Title`, { id: notice.orderId })}
            withCloseButton
            closeButtonLabel={t('kitchen.notice.dismiss', { id: notice.orderId })}
            onClose={() => dismissNotice(notice.orderId)}
          >
            {textOf(notice, t)}
          </Alert>
        );
      })}
    </div>
  );
}
