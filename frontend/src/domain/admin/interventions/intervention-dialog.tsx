import type { InterveneRequest } from '@contracts/http/requests.gen.ts';
import {
  type InterventionKind,
  MAX_INTERVENTION_REASON_LENGTH,
  PAUSE_MINUTES,
  UNTIL_TOMORROW,
} from '@contracts/restaurants/capacity.ts';
import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../../../components/dialogs/action-dialog.tsx';
import { LimitedTextarea } from '../../../components/forms/limited-text.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { intervene } from '../../../lib/api/admin/admin-board.ts';
import { lengthOf } from '../../../lib/format/text-length.ts';
import { logError } from '../../../lib/log.ts';
import classes from '../../../components/dialogs/detail-drawer.module.css';

const BUSY_CHOICES = [10, 15, 20, 30, 45] as const;
const [USUAL_PAUSE] = PAUSE_MINUTES;
const USUAL_BUSY = 15;

interface Named {
  id: number;
  name: string;
}

interface Props {
  kind: InterventionKind;
  restaurants: readonly Named[];
  /** Also after a refusal: what is shown is out of date then. */
  onDone: () => void;
  onClose: () => void;
}

/**
 * What operations do to one restaurant or to several, with the reason that their kitchens read. Those that are refused stay, each
 * with its why, to be tried again.
 */
export function InterventionDialog({ kind, restaurants, onDone, onClose }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const [left, setLeft] = useState(restaurants);
  const [refusals, setRefusals] = useState<readonly (Named & { why: string })[]>([]);
  const [choice, setChoice] = useState(String(kind === 'busy' ? USUAL_BUSY : USUAL_PAUSE));
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const length = lengthOf(reason.trim());
  const isReasonGood = length > 0 && length <= MAX_INTERVENTION_REASON_LENGTH;

  const send = useMutation({
    mutationFn: async (body: InterveneRequest) => {
      const answers = await Promise.allSettled(left.map(({ id }) => intervene(id, body)));
      return left.flatMap((restaurant, index) => {
        const answer = answers[index];
        return answer?.status === 'rejected' ? [{ ...restaurant, failure: answer.reason as unknown }] : [];
      });
    },
    onSuccess: (refused) => {
      for (const { failure } of refused) logError(failure);
      const done = left.length - refused.length;
      if (done > 0) void showToast({ title: t('adminRun.done', { count: done }), tone: 'success' });
      if (refused.length === 0) onClose();
      setLeft(refused);
      setRefusals(refused.map(({ id, name, failure }) => ({ id, name, why: describe(failure) })));
      onDone();
    },
  });
  const confirm = () => {
    if (!isReasonGood) setMissing(true);
    else send.mutate({ kind, reason: reason.trim(), ...lastingOf(kind, choice) });
  };
  const [only] = restaurants;
  const of = restaurants.length === 1 && only ? only.name : t('adminRun.many', { count: restaurants.length });
  const action = t(`adminRun.${kind}`);
  return (
    <ActionDialog
      title={t('adminRun.title', { action, of })}
      text={t(`adminRun.text.${kind}`)}
      confirm={action}
      isDangerous={kind === 'pause' || kind === 'close'}
      isBusy={send.isPending}
      error={send.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {kind === 'pause' && (
        <NativeSelect
          label={t('adminRun.howLong')}
          data-autofocus
          value={choice}
          onChange={(event) => setChoice(event.currentTarget.value)}
          data={[
            ...PAUSE_MINUTES.map((count) => ({
              value: String(count),
              label: t('adminBoard.pause.minutes', { count }),
            })),
            { value: UNTIL_TOMORROW, label: t('adminBoard.pause.tomorrow') },
          ]}
        />
      )}
      {kind === 'busy' && (
        <NativeSelect
          label={t('adminRun.longer')}
          data-autofocus
          value={choice}
          onChange={(event) => setChoice(event.currentTarget.value)}
          data={BUSY_CHOICES.map((count) => ({
            value: String(count),
            label: t('adminBoard.pause.minutes', { count }),
          }))}
        />
      )}
      <LimitedTextarea
        label={t('adminRun.reason')}
        description={t('adminRun.reasonHint')}
        required
        data-autofocus={(kind !== 'pause' && kind !== 'busy') || undefined}
        max={MAX_INTERVENTION_REASON_LENGTH}
        value={reason}
        error={isMissing && !isReasonGood ? t('adminRun.reasonMissing') : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {refusals.length > 0 && (
        <div role="alert" className={classes.refusal}>
          <strong>{t('adminRun.refused', { count: refusals.length })}</strong>
          <ul>
            {refusals.map(({ id, name, why }) => (
              <li key={id}>
                {name}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ActionDialog>
  );
}

function lastingOf(kind: InterventionKind, choice: string): Partial<InterveneRequest> {
  if (kind !== 'pause' && kind !== 'busy') return {};
  return choice === UNTIL_TOMORROW ? { until: UNTIL_TOMORROW } : { minutes: Number(choice) };
}
