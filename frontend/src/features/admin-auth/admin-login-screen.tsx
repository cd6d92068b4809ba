import type { AccountView } from '@contracts/accounts/account-views.ts';
import { IconShieldLock } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CredentialsForm, type Credentials } from '../../components/forms/credentials-form.tsx';
import { TextLink } from '../../components/links.tsx';
import { SignInPage } from '../../components/page/sign-in-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { loginAdmin } from '../../lib/api/account/account.ts';
import { isApiError } from '../../lib/http/http.ts';
import { refusalAt } from '../../lib/http/refusals.ts';
import { PasskeyButton } from '../../domain/security/passkey-button.tsx';
import { HOME_OF, useSessionChange } from '../../domain/session/session.ts';
import { CodeField } from './code-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

interface Props {
  /** Where the administrator was going when asked to log in. */
  returnPath: string | undefined;
}

export function AdminLoginScreen({ returnPath }: Props) {
  const t = useText();
  const router = useRouter();
  const changeSession = useSessionChange();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Null until the server asks for one. */
  const [code, setCode] = useState<string | null>(null);
  const [codeFailure, setCodeFailure] = useState<{ text: string } | null>(null);
  /** Null until the server asks for one, since the password was a one-time password. */
  const [newPassword, setNewPassword] = useState<string | null>(null);
  const [newPasswordFailure, setNewPasswordFailure] = useState<{ text: string } | null>(null);

  const explain = (error: unknown) => {
    const refusedNewPassword = refusalAt(error, 'newPassword');
    if (isApiError(error, 'second_factor_required') && code === null) {
      setCode('');
    } else if (isApiError(error, 'second_factor_required') || isApiError(error, 'second_factor_wrong')) {
      setCodeFailure({ text: error.detail ?? t('adminLogin.codeNeeded') });
    } else if (isApiError(error, 'password_change_required')) {
      setNewPassword('');
    } else if (refusedNewPassword !== undefined) {
      setNewPasswordFailure({ text: refusedNewPassword });
    } else if (isApiError(error, 'network')) {
      setFailure(t('adminLogin.network'));
    } else {
      setFailure((isApiError(error) ? error.detail : null) ?? t('panel.login.failed'));
    }
  };

  const enter = (account: AccountView) => {
    changeSession(account);
    router.history.push(returnPath ?? HOME_OF.admin);
  };

  const submit = (credentials: Credentials) => {
    if (isBusy) return;
    setFailure(null);
    setCodeFailure(code?.trim() === '' ? { text: t('adminLogin.codeNeeded') } : null);
    setNewPasswordFailure(newPassword === '' ? { text: t('adminLogin.newPasswordNeeded') } : null);
    if (code?.trim() === '' || newPassword === '') return;
    setBusy(true);
    loginAdmin({
      ...credentials,
      ...(code !== null && { code: code.trim() }),
      ...(newPassword !== null && { newPassword }),
    })
      .then(enter)
      .catch(explain)
      .finally(() => setBusy(false));
  };

  return (
    <SignInPage
      icon={<IconShieldLock size={32} stroke={1.6} />}
      title={t('adminLogin.title')}
      subtitle={t('adminLogin.subtitle')}
      links={
        <>
          <TextLink to="/admin/password-reset">{t('panel.login.forgotten')}</TextLink>
          <TextLink to="/">{t('panel.login.home')}</TextLink>
        </>
      }
    >
      <CredentialsForm
        submitLabel={t('adminLogin.submit')}
        busyLabel={t('adminLogin.busy')}
        isBusy={isBusy}
        failure={failure}
        onSubmit={submit}
        furtherField={
          <>
            {code !== null && <CodeField value={code} onChange={setCode} failure={codeFailure} />}
            {newPassword !== null && (
              <NewPasswordField value={newPassword} onChange={setNewPassword} failure={newPasswordFailure} />
            )}
          </>
        }
      />
      <PasskeyButton kind="admin" onSignedIn={enter} />
    </SignInPage>
  );
}
