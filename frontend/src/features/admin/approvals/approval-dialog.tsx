import {
  GRAVE_GROUNDS,
  NOTICE_DAYS,
  APPROVAL_REASON_LENGTH,
  SUSPENSION_GROUNDS,
  type SuspensionGround,
} from '@contracts/restaurants/approval.ts';
import { CATEGORIES, type Category } from '@contracts/constants.ts';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LimitedTextarea } from '../../../components/forms/limited-text.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useText } from '../../../i18n/use-text.ts';
import { review, type ApprovalDecision } from '../../../lib/api/admin/admin-tables.ts';
import { refusalAt } from '../../../lib/http/refusals.ts';
import { lengthOf } from '../../../lib/format/text-length.ts';
import { ActionDialog } from '../../../components/dialogs/action-dialog.tsx';
import '@mantine/core/styles/Checkbox.layer.css';

const FIELDS = ['category', 'reason', 'ground', 'start'];

interface Props {
  id: number;
  name: string;
  /** Null where an approval has to choose it. */
  category: Category | null;
  /** The decision is based on it. */
  version: number;
  decision: ApprovalDecision;
  onDone: () => void;
  onClose: () => void;
}

export function ApprovalDialog({ id, name, category, version, decision, onDone, onClose }: Props) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [ground, setGround] = useState<SuspensionGround>('terms_breach');
  const [cuisine, setCuisine] = useState<Category | null>(null);
  const [isAtOnce, setAtOnce] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const needsReason = decision === 'reject' || decision === 'suspend';
  const needsCuisine = decision === 'approve' && category === null;
  const length = lengthOf(reason.trim());
  const isReasonGood = length >= APPROVAL_REASON_LENGTH.min && length <= APPROVAL_REASON_LENGTH.max;
  const isComplete = (!needsReason || isReasonGood) && (!needsCuisine || cuisine !== null);
  const mayBeAtOnce = GRAVE_GROUNDS.includes(ground);

  const send = () => {
    const base = { expectedVersion: version };
    const told = { ...base, reason: reason.trim() };
    if (decision === 'reject') return review(id, 'reject', told);
    if (decision === 'suspend') {
      return review(id, 'suspend', { ...told, ground, start: isAtOnce && mayBeAtOnce ? 'at_once' : 'after_notice' });
    }
    if (decision === 'approve') return review(id, 'approve', { ...base, ...(cuisine && { category: cuisine }) });
    return review(id, decision, base);
  };
  const decide = useMutation({
    mutationFn: send,
    onSuccess: () => {
      void showToast({ title: t(`approvals.${decision}.done`, { name }), tone: 'success' });
      onClose();
    },
    onSettled: onDone,
  });
  return (
    <ActionDialog
      title={t(`approvals.${decision}.title`, { name })}
      text={t(`approvals.${decision}.text`, { days: NOTICE_DAYS })}
      confirm={t(`approvals.${decision}`)}
      isDangerous={needsReason}
      isBusy={decide.isPending}
      error={decide.error}
      fields={FIELDS}
      onConfirm={() => (isComplete ? decide.mutate() : setMissing(true))}
      onClose={onClose}
    >
      {needsCuisine && (
        <NativeSelect
          label={t('tables.cuisine')}
          description={t('approvals.cuisineHint')}
          required
          data-autofocus
          value={cuisine ?? ''}
          error={isMissing && cuisine === null ? t('approvals.cuisineMissing') : refusalAt(decide.error, 'category')}
          onChange={(event) => setCuisine(CATEGORIES.find((known) => known === event.currentTarget.value) ?? null)}
          data={[
            { value: '', label: t('approvals.noCuisine') },
            ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
        />
      )}
      {decision === 'suspend' && (
        <NativeSelect
          label={t('tables.ground')}
          value={ground}
          error={refusalAt(decide.error, 'ground')}
          onChange={(event) =>
            setGround(SUSPENSION_GROUNDS.find((known) => known === event.currentTarget.value) ?? 'other')
          }
          data={SUSPENSION_GROUNDS.map((value) => ({ value, label: t(`suspension.ground.${value}`) }))}
        />
      )}
      {needsReason && (
        <LimitedTextarea
          label={t('approvals.reason')}
          description={t('approvals.reasonHint')}
          required
          data-autofocus
          max={APPROVAL_REASON_LENGTH.max}
          value={reason}
          error={
            isMissing && !isReasonGood
              ? t('approvals.reasonLength', APPROVAL_REASON_LENGTH)
              : refusalAt(decide.error, 'reason')
          }
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {decision === 'suspend' && (
        <Checkbox
          label={t('approvals.atOnce')}
          description={t('approvals.atOnceHint', { days: NOTICE_DAYS })}
          disabled={!mayBeAtOnce}
          error={refusalAt(decide.error, 'start')}
          checked={isAtOnce && mayBeAtOnce}
          onChange={(event) => setAtOnce(event.currentTarget.checked)}
        />
      )}
    </ActionDialog>
  );
}
