import { MAX_LENGTH } from '@contracts/constants.ts';
import type { AddStaffRequest } from '@contracts/http/requests.gen.ts';
import type { StaffView } from '@contracts/restaurants/settings.ts';
import { DEFAULT_DUTY } from '@contracts/riders/duty.ts';
import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { addStaff, changeStaff } from '../../../lib/api/kitchen/kitchen-settings.ts';
import { isEmail } from '../../../lib/format/email.ts';
import { showRefusals, submitOnce } from '../../../components/forms/form-refusals.ts';
import { PasswordField } from '../../../components/forms/password/password-field.tsx';
import { newPasswordError } from '../../../components/forms/password/password-rules.ts';
import { SubmitButton } from '../../../components/forms/submit-button.tsx';
import { DutyField } from './duty-field.tsx';

export type StaffChange = { kind: 'add' } | { kind: 'rename' | 'duty' | 'reset'; member: StaffView };

interface Props {
  change: StaffChange;
  onDone: (member: StaffView) => void;
}

/** A new login, another name or task, or a new password. */
export function StaffForm({ change, onDone }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const { kind } = change;
  const member = kind === 'add' ? null : change.member;
  const hasName = kind === 'add' || kind === 'rename';
  const hasPassword = kind === 'add' || kind === 'reset';
  const form = useForm({
    initialValues: { name: member?.name ?? '', email: '', password: '', duty: member?.duty ?? DEFAULT_DUTY },
    validate: {
      name: (value) => (hasName && value.trim() === '' ? t('settings.error.staffName') : null),
      email: (value) => (kind === 'add' && !isEmail(value) ? t('settings.error.email') : null),
      password: (value) => (!hasPassword ? null : newPasswordError(t, value, 'restaurant')),
    },
  });
  const save = useMutation({
    mutationFn: ({ password, duty, ...values }: AddStaffRequest) => {
      const name = values.name.trim();
      if (member === null) return addStaff({ name, email: values.email.trim(), password, duty });
      return changeStaff(member.id, {
        ...(hasName && { name }),
        ...(hasPassword && { password }),
        ...(kind === 'duty' && { duty }),
      });
    },
    onSuccess: (answer) => {
      void showToast({ title: t(`settings.staff.done.${kind}`, { name: answer.name }), tone: 'success' });
      onDone(answer);
    },
    onError: (error) => {
      showRefusals(form, error);
      void showToast({ title: t('settings.notSaved'), message: describe(error), tone: 'failure' });
    },
  });
  const send = submitOnce(form, save);
  return (
    <form noValidate onSubmit={send} aria-busy={save.isPending}>
      <Stack>
        {member && <Text c="dimmed">{member.email}</Text>}
        {hasName && (
          <TextInput
            label={t('settings.staff.name')}
            required
            data-autofocus
            maxLength={MAX_LENGTH.name}
            {...form.getInputProps('name')}
          />
        )}
        {kind === 'add' && (
          <TextInput
            type="email"
            label={t('common.email')}
            description={t('settings.staff.emailHint')}
            required
            autoComplete="off"
            maxLength={MAX_LENGTH.email}
            {...form.getInputProps('email')}
          />
        )}
        {hasPassword && (
          <PasswordField
            label={kind === 'add' ? t('common.password') : t('password.new')}
            autoComplete="new-password"
            withRules
            rulesOf="restaurant"
            inputProps={form.getInputProps('password')}
          />
        )}
        {(kind === 'add' || kind === 'duty') && <DutyField {...form.getInputProps('duty')} />}
        {kind === 'duty' && <Text c="dimmed">{t('settings.staff.dutyText')}</Text>}
        {kind === 'reset' && <Text c="dimmed">{t('settings.staff.resetText')}</Text>}
        <div>
          <SubmitButton isBusy={save.isPending}>{t(`settings.staff.submit.${kind}`)}</SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
