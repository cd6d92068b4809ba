import type { SecondFactorEnrolmentView } from '@contracts/admin/admin.ts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { confirmSecondFactor } from '../../../lib/api/admin/admin-accounts.ts';
import { showRefusals, submitOnce } from '../../../components/forms/form-refusals.ts';
import { SubmitButton } from '../../../components/forms/submit-button.tsx';
import classes from '../account-screen.module.css';
import { inGroups } from './one-time-text.ts';

interface Props {
  enrolment: SecondFactorEnrolmentView;
  /** Called with the recovery codes. */
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The secret goes into the app, and the app's first code shows that it did. */
export function EnrolForm({ enrolment, onConfirmed, onCancel }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => (value.trim() === '' ? t('adminAccount.codeNeeded') : null) },
  });
  const confirm = useMutation({
    mutationFn: ({ code }: { code: string }) => confirmSecondFactor(code.trim()),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => {
      if (showRefusals(form, error)) return;
      void showToast({ title: t('adminAccount.factorFailed'), message: describe(error), tone: 'failure' });
    },
  });
  const send = submitOnce(form, confirm);
  return (
    <form noValidate onSubmit={send} aria-busy={confirm.isPending} className={classes.enrol}>
      <img
        className={classes.qr}
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qrSvg)}`}
        alt={t('adminAccount.qr')}
        width={200}
        height={200}
      />
      <div className={classes.form}>
        <Text>{t('adminAccount.scan')}</Text>
        <div>
          <Text size="sm" c="dimmed" id="secret-label">
            {t('adminAccount.secret')}
          </Text>
          <code className={classes.secret} aria-labelledby="secret-label" role="note">
            {inGroups(enrolment.secret)}
          </code>
        </div>
        <TextInput
          label={t('adminAccount.code')}
          description={t('adminAccount.codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
          required
          ref={field}
          {...form.getInputProps('code')}
        />
        <Group gap="sm">
          <SubmitButton isBusy={confirm.isPending}>{t('adminAccount.confirm')}</SubmitButton>
          <Button variant="default" size="md" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        </Group>
      </div>
    </form>
  );
}
