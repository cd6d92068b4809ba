import { MAX_PROBLEM_LENGTH, type ReportedProblemView } from '@contracts/orders/order-problems.ts';
import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showRefusals, submitOnce } from '../../components/forms/form-refusals.ts';
import { LimitedTextarea } from '../../components/forms/limited-text.tsx';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { answerProblem, problemReads, type ProblemSide } from '../../lib/api/reported-problems.ts';
import { lengthOf } from '../../lib/format/text-length.ts';
import classes from './problems.module.css';

interface Props {
  problem: ReportedProblemView;
  side: ProblemSide;
  onClose: () => void;
  onAnswered: () => void;
}

/** A refusal stands at the field; what was typed stays. */
export function AnswerForm({ problem, side, onClose, onAnswered }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { text: '' },
    validate: {
      text: (value) => {
        const length = lengthOf(value.trim());
        if (length === 0) return t('problems.required');
        return length > MAX_PROBLEM_LENGTH ? t('problems.tooLong', { max: MAX_PROBLEM_LENGTH }) : null;
      },
    },
  });
  const answer = useMutation({
    mutationFn: ({ text }: { text: string }) =>
      answerProblem(side, problem.id, { text: text.trim(), expectedVersion: problem.version }),
    onSuccess: () => {
      void showToast({ title: t('problems.sent'), tone: 'success' });
      onAnswered();
    },
    onError: (error) => {
      showRefusals(form, error);
      void showToast({ title: t('problems.failed'), message: describe(error), tone: 'failure' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: problemReads(side) }),
  });
  const { getInputNode } = form;
  useEffect(() => getInputNode('text')?.focus(), [getInputNode]);
  return (
    <form noValidate className={classes.form} onSubmit={submitOnce(form, answer)} aria-busy={answer.isPending}>
      <LimitedTextarea
        label={t('problems.field', { id: problem.orderId })}
        description={t('problems.hint')}
        required
        minRows={3}
        autoComplete="off"
        max={MAX_PROBLEM_LENGTH}
        {...form.getInputProps('text')}
        value={form.values.text}
      />
      <Group gap="sm">
        <SubmitButton isBusy={answer.isPending}>{t('problems.send')}</SubmitButton>
        <Button variant="default" size="md" onClick={onClose}>
          {t('problems.discard')}
        </Button>
      </Group>
    </form>
  );
}
