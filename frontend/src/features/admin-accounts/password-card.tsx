import type { AccountView } from '@contracts/accounts/account-views.ts';
import { Text } from '@mantine/core';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { changeAdminPassword } from '../../lib/api/admin/admin-accounts.ts';
import { PasswordForm } from '../../components/forms/password/password-form.tsx';
import { SettingsCard } from '../../components/cards/settings-card.tsx';

export function PasswordCard({ account }: { account: AccountView }) {
  const t = useText();
  const describe = useDescribePanelError();
  return (
    <SettingsCard id="admin-password" title={t('password.title')}>
      <Text c="dimmed">{t('adminAccount.passwordLead')}</Text>
      <PasswordForm
        account={account}
        save={changeAdminPassword}
        changedText={t('adminAccount.passwordChanged')}
        describe={describe}
      />
    </SettingsCard>
  );
}
