import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../../components/links.tsx';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { changePassword } from '../../../lib/api/account/account.ts';
import { SecurityCards } from '../../../domain/security/security-cards.tsx';
import { AccountCard, AccountPage } from '../../../components/page/account-page.tsx';
import { PasswordForm } from '../../../components/forms/password/password-form.tsx';
import { useAccount } from '../../../domain/session/use-account.ts';

export function PasswordScreen() {
  const t = useText();
  const account = useAccount();
  const describe = useDescribeError();
  const navigate = useNavigate();
  return (
    <AccountPage title={t('password.title')} lead={t('password.lead')}>
      <AccountCard>
        <PasswordForm
          account={account}
          save={changePassword}
          changedText={t('password.changedText')}
          describe={describe}
          onChanged={() => navigate({ to: '/profile' })}
        >
          <ButtonLink to="/profile" size="md" variant="default">
            {t('action.cancel')}
          </ButtonLink>
        </PasswordForm>
      </AccountCard>
      <SecurityCards email={account.email} />
    </AccountPage>
  );
}
