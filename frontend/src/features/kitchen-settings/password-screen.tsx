import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { changeOwnPassword } from '../../lib/api/kitchen/kitchen-settings.ts';
import { PasswordForm } from '../../components/forms/password/password-form.tsx';
import { SecurityCards } from '../../domain/security/security-cards.tsx';
import { SettingsCard } from '../../components/cards/settings-card.tsx';
import { SettingsPage } from './settings-page.tsx';
import { useAccount } from '../../domain/session/use-account.ts';

/** Of the login that is signed in: the owner's, or that of someone of the staff. */
export function PasswordScreen() {
  const t = useText();
  const account = useAccount();
  const describe = useDescribePanelError();
  return (
    <SettingsPage section="password" lead={t('settings.password.lead')}>
      <SettingsCard id="settings-password" title={t('settings.password.of', { email: account.email })}>
        <PasswordForm
          account={account}
          save={changeOwnPassword}
          changedText={t('password.changedText')}
          describe={describe}
        />
      </SettingsCard>
      <SecurityCards email={account.email} />
    </SettingsPage>
  );
}
