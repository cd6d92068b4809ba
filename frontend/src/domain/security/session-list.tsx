import type { SessionView } from '@contracts/accounts/sessions.ts';
import { Badge, Text } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { endOtherSessions, endSession, sessionsQuery } from '../../lib/api/account/security.ts';
import { formatShortDate, formatTime } from '../../lib/format/dates/dates.ts';
import classes from './security.module.css';
import { useReasonOf } from './use-reason-of.ts';
import '@mantine/core/styles/Badge.layer.css';

const whenOf = (instant: string) => `${formatShortDate(instant)}, ${formatTime(instant)}`;

/** Each can be ended but this one, which logging out ends. */
export function SessionList({ sessions }: { sessions: SessionView[] }) {
  const t = useText();
  const reasonOf = useReasonOf();
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string | null) => (id === null ? endOtherSessions() : endSession(id)),
    onSuccess: (_, id) => {
      void showToast({ title: t(id === null ? 'security.othersEnded' : 'security.ended'), tone: 'success' });
    },
    onError: (error) => {
      void showToast({ title: t('security.notEnded'), message: reasonOf(error), tone: 'failure' });
    },
    onSettled: () => queryClient.invalidateQueries(sessionsQuery()),
  });
  return (
    <>
      <Text c="dimmed">{t('security.sessionsLead')}</Text>
      <ul className={classes.list}>
        {sessions.map((session) => {
          const device = session.device ?? t('security.unknownDevice');
          return (
            <li key={session.id} className={classes.row}>
              <IconDevices size={24} stroke={1.6} aria-hidden />
              <div className={classes.words}>
                <strong>{device}</strong>
                {session.isCurrent && <Badge variant="light">{t('security.thisDevice')}</Badge>}
                <Text size="sm" c="dimmed">
                  {t('security.since', { since: whenOf(session.createdAt), seen: whenOf(session.lastSeenAt) })}
                </Text>
              </div>
              {!session.isCurrent && (
                <BusyButton
                  variant="default"
                  aria-label={t('security.endOf', { device })}
                  isBusy={end.isPending && end.variables === session.id}
                  isHeld={end.isPending}
                  onClick={() => end.mutate(session.id)}
                >
                  {t('security.end')}
                </BusyButton>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <div>
          <BusyButton
            variant="default"
            size="md"
            isBusy={end.isPending && end.variables === null}
            isHeld={end.isPending}
            onClick={() => end.mutate(null)}
          >
            {t('security.endOthers')}
          </BusyButton>
        </div>
      )}
    </>
  );
}
