import type { NotificationSettings } from '@contracts/accounts/account.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { changeNotificationSettings } from '../../../lib/api/account/account.ts';
import { notificationSettingsQuery } from '../../../lib/api/customer-queries.ts';

interface Outcome {
  text: string;
  tone: 'saved' | 'failed';
}

interface Change {
  wanted: NotificationSettings;
  before: NotificationSettings;
  isUndo: boolean;
}

/** Saves each change at once, takes it back when the server refuses it, and when the customer does. */
export function useNotificationSettings(settings: NotificationSettings) {
  const t = useText();
  const describe = useDescribeError();
  const queryClient = useQueryClient();
  const [before, setBefore] = useState<NotificationSettings | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { queryKey } = notificationSettingsQuery();
  const save = useMutation({
    // One after the other, so that the last click is what stays.
    scope: { id: 'notification-settings' },
    mutationFn: ({ wanted }: Change) => changeNotificationSettings(wanted),
    onMutate: async ({ wanted }) => {
      setOutcome(null);
      setBefore(null);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, wanted);
    },
    onSuccess: (_saved, change) => {
      setOutcome({ text: t(change.isUndo ? 'notifications.undone' : 'notifications.saved'), tone: 'saved' });
      setBefore(change.isUndo ? null : change.before);
    },
    onError: (error, change) => {
      queryClient.setQueryData(queryKey, change.before);
      setOutcome({ text: t('notifications.failed', { reason: describe(error) }), tone: 'failed' });
    },
  });
  return {
    change: (wanted: NotificationSettings) => save.mutate({ wanted, before: settings, isUndo: false }),
    /** Null when there is nothing to take back. */
    undo: before && (() => save.mutate({ wanted: before, before: settings, isUndo: true })),
    outcome,
  };
}
