import { MODERATION_GROUNDS, MODERATION_TEXT_LENGTH, type ModerationGround } from '@contracts/admin/moderation.ts';
import { NativeSelect, Radio, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LimitedTextarea } from '../../../components/forms/limited-text.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useText } from '../../../i18n/use-text.ts';
import { MODERATION_READS } from '../../../lib/api/admin/admin-moderation.ts';
import { refusalAt } from '../../../lib/http/refusals.ts';
import { lengthOf } from '../../../lib/format/text-length.ts';
import { ActionDialog } from '../../../components/dialogs/action-dialog.tsx';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';

const FIELDS = ['outcome', 'ground', 'reason'];

interface Reasoned<Outcome extends string> {
  outcome: Outcome;
  ground: ModerationGround;
  reason: string;
}

interface Choice<Outcome> {
  value: Outcome;
  label: string;
  hint?: string;
}

interface Props<Outcome extends string> {
  title: string;
  text: string;
  confirm: string;
  isDangerous?: boolean;
  /** One that there is no choice about is not asked for. */
  outcomes: readonly [Choice<Outcome>, ...Choice<Outcome>[]];
  /** Chosen beforehand; null: to be chosen; undefined: not asked for. */
  ground?: ModerationGround | null;
  /** Who reads the reasons, and what belongs into them. */
  hint: string;
  send: (answer: Reasoned<Outcome>) => Promise<unknown>;
  done: string;
  /** Also after a refusal: what is shown is out of date then. */
  onSettled?: () => void;
  onClose: () => void;
}

/** A decision with its statement of reasons. Whoever is concerned reads them, so they are never left out. */
export function ReasonedDialog<Outcome extends string>(props: Props<Outcome>) {
  const { title, text, confirm, isDangerous = false, outcomes, ground: givenGround, hint, send, done, onClose } = props;
  const t = useText();
  const queryClient = useQueryClient();
  const hasChoice = outcomes.length > 1;
  const needsGround = givenGround !== undefined;
  const [outcome, setOutcome] = useState<Outcome | null>(hasChoice ? null : outcomes[0].value);
  const [ground, setGround] = useState(givenGround ?? null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { min, max } = MODERATION_TEXT_LENGTH;
  const length = lengthOf(reason.trim());
  const isReasonGood = length >= min && length <= max;

  const decide = useMutation({
    mutationFn: send,
    onSuccess: () => {
      void showToast({ title: done, tone: 'success' });
      onClose();
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: MODERATION_READS });
      props.onSettled?.();
    },
  });
  const confirmNow = () => {
    if (outcome === null || (needsGround && ground === null) || !isReasonGood) setMissing(true);
    else decide.mutate({ outcome, ground: ground ?? 'other', reason: reason.trim() });
  };
  const missing = (isThere: boolean, words: string, field: string) =>
    isMissing && !isThere ? words : refusalAt(decide.error, field);
  const outcomeError = missing(outcome !== null, t('adminModeration.outcomeMissing'), 'outcome');
  return (
    <ActionDialog
      title={title}
      text={text}
      confirm={confirm}
      isDangerous={isDangerous}
      isBusy={decide.isPending}
      error={decide.error}
      fields={FIELDS}
      onConfirm={confirmNow}
      onClose={onClose}
    >
      {hasChoice && (
        <Radio.Group
          label={t('adminModeration.outcome')}
          size="md"
          required
          value={outcome}
          error={outcomeError}
          data-refused={outcomeError !== undefined || undefined}
          onChange={(chosen) => setOutcome(outcomes.find(({ value }) => value === chosen)?.value ?? null)}
        >
          <Stack gap="sm" mt="xs">
            {outcomes.map(({ value, label, hint: description }, index) => (
              <Radio
                key={value}
                value={value}
                size="md"
                label={label}
                description={description}
                data-autofocus={index === 0 || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {needsGround && (
        <NativeSelect
          label={t('adminModeration.ground')}
          required
          data-autofocus={!hasChoice || undefined}
          value={ground ?? ''}
          error={missing(ground !== null, t('adminModeration.outcomeMissing'), 'ground')}
          onChange={({ currentTarget: { value } }) =>
            setGround(MODERATION_GROUNDS.find((known) => known === value) ?? null)
          }
          data={[
            ...(givenGround === null ? [{ value: '', label: t('adminModeration.outcomeMissing') }] : []),
            ...MODERATION_GROUNDS.map((value) => ({ value, label: t(`moderation.ground.${value}`) })),
          ]}
        />
      )}
      <LimitedTextarea
        label={t('adminModeration.reason')}
        description={hint}
        required
        minRows={4}
        data-autofocus={(!hasChoice && !needsGround) || undefined}
        max={max}
        value={reason}
        error={missing(isReasonGood, t('adminModeration.reasonLength', { min, max }), 'reason')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
