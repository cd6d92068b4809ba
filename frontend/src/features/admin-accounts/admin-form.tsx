import { ADMIN_ROLES, type AdminRole } from '@contracts/accounts/admin-roles.ts';
import type { AdminAccountView } from '@contracts/admin/admin.ts';
import { MAX_LENGTH } from '@contracts/constants.ts';
import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { EmailField } from '../../components/forms/email-field.tsx';
import { RadioCards } from '../../components/forms/radio-cards.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { addAdmin, changeAdmin } from '../../lib/api/admin/admin-accounts.ts';
import { isEmail } from '../../lib/format/email.ts';
import { showRefusals, submitOnce } from '../../components/forms/form-refusals.ts';
import { PasswordField } from '../../components/forms/password/password-field.tsx';
import { newPasswordError } from '../../components/forms/password/password-rules.ts';
import { SubmitButton } from '../../components/forms/submit-button.tsx';

export type AdminChange = { kind: 'add' } | { kind: 'rename' | 'role' | 'reset'; admin: AdminAccountView };

interface Values {
  name: string;
  email: string;
  password: string;
  role: AdminRole;
}

interface Props {
  change: AdminChange;
  onDone: (admin: AdminAccountView) => void;
}

/** A new account, another name or role, or a new password. */
export function AdminForm({ change, onDone }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const { kind } = change;
  const admin = kind === 'add' ? null : change.admin;
  const form = useForm<Values>({
    initialValues: { name: admin?.name ?? '', email: '', password: '', role: admin?.role ?? 'support' },
    validate: {
      name: (value) => ((kind === 'add' || kind === 'rename') && value.trim() === '' ? t('admins.error.name') : null),
      email: (value) => (kind === 'add' && !isEmail(value) ? t('admins.error.email') : null),
      password: (value) => (kind === 'add' || kind === 'reset' ? newPasswordError(t, value, 'admin') : null),
    },
  });
  const save = useMutation({
    mutationFn: ({ name, email, password, role }: Values) => {
      if (admin === null) return addAdmin({ name: name.trim(), email: email.trim(), password, role });
      const changes = { rename: { name: name.trim() }, role: { role }, reset: { password }, add: {} };
      return changeAdmin(admin.id, changes[kind]);
    },
    onSuccess: (answer) => {
      void showToast({ title: t(`admins.done.${kind}`, { name: answer.name ?? answer.email }), tone: 'success' });
      onDone(answer);
    },
    onError: (error) => {
      // What a field says is enough: a message would lie over the button.
      if (showRefusals(form, error)) return;
      void showToast({ title: t('admins.notSaved'), message: describe(error), tone: 'failure' });
    },
  });
  const send = submitOnce(form, save);
  return (
    <form noValidate onSubmit={send} aria-busy={save.isPending}>
      <Stack>
        {admin && <Text c="dimmed">{admin.email}</Text>}
        {(kind === 'add' || kind === 'rename') && (
          <TextInput
            label={t('admins.name')}
            description={t('admins.nameHint')}
            required
            data-autofocus
            autoComplete="off"
            maxLength={MAX_LENGTH.name}
            {...form.getInputProps('name')}
          />
        )}
        {kind === 'add' && <EmailField autoComplete="off" {...form.getInputProps('email')} />}
        {(kind === 'add' || kind === 'reset') && (
          <PasswordField
            label={kind === 'add' ? t('common.password') : t('password.new')}
            autoComplete="new-password"
            withRules
            rulesOf="admin"
            inputProps={form.getInputProps('password')}
          />
        )}
        {(kind === 'add' || kind === 'role') && (
          <div>
            <Text fw={600} mb={6} id="admin-role">
              {t('admins.role')}
            </Text>
            <RadioCards
              labelledBy="admin-role"
              value={form.values.role}
              onChange={(role) => form.setFieldValue('role', role)}
              cards={ADMIN_ROLES.map((role) => ({
                value: role,
                label: t(`admins.role.${role}`),
                hint: t(`admins.hint.${role}`),
              }))}
            />
          </div>
        )}
        {(kind === 'role' || kind === 'reset') && <Text c="dimmed">{t('admins.endsSessions')}</Text>}
        <div>
          <SubmitButton isBusy={save.isPending}>{t(`admins.submit.${kind}`)}</SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
