import type { NotificationSettings } from '@contracts/accounts/account.ts';
import { Button, Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/notices/error-state.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { notificationSettingsQuery } from '../../../lib/api/customer-queries.ts';
import { AccountCard, AccountPage } from '../../../components/page/account-page.tsx';
import classes from './notifications-screen.module.css';
import { useNotificationSettings } from './use-notification-settings.ts';
import '@mantine/core/styles/Switch.layer.css';

const CHANNELS = ['email', 'acceptance', 'push'] as const;

export function NotificationsScreen() {
  const t = useText();
  const { data, error, refetch } = useQuery(notificationSettingsQuery());
  return (
    <AccountPage title={t('notifications.title')} lead={t('notifications.lead')}>
      <AccountCard>
        {data && <Channels settings={data} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton h={178} />}
      </AccountCard>
    </AccountPage>
  );
}

function Channels({ settings }: { settings: NotificationSettings }) {
  const t = useText();
  const { change, undo, outcome } = useNotificationSettings(settings);
  return (
    <>
      <div className={classes.channels}>
        {CHANNELS.map((channel) => (
          <Switch
            key={channel}
            size="lg"
            classNames={{ body: classes.body ?? '', label: classes.label ?? '' }}
            label={t(`notifications.${channel}`)}
            description={t(`notifications.${channel}.text`)}
            checked={settings[channel]}
            disabled={channel === 'acceptance' && !settings.email}
            onChange={({ currentTarget }) => change({ ...settings, [channel]: currentTarget.checked })}
          />
        ))}
      </div>
      <div className={classes.outcome}>
        <p role="status" data-tone={outcome?.tone}>
          {outcome?.text}
        </p>
        {undo && (
          <Button variant="subtle" size="sm" onClick={undo}>
            {t('notifications.undo')}
          </Button>
        )}
      </div>
    </>
  );
}
