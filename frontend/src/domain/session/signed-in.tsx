import type { AccountView } from '@contracts/accounts/account-views.ts';
import { Stack } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { ButtonLink, TextLink } from '../../components/links.tsx';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { SignInPage } from '../../components/page/sign-in-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { HOME_OF, useLogout } from './session.ts';

interface Props {
  account: Pick<AccountView, 'name' | 'email' | 'role'>;
  /** That they came to, for another kind of account. */
  login: '/restaurant/login' | '/admin/auth';
}

/** In place of a login, for somebody who is logged in already. */
export function SignedIn({ account: { name, email, role }, login }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const logout = useLogout();
  const leave = useMutation({ mutationFn: () => logout(login) });
  return (
    <SignInPage
      icon={<IconUserCheck size={32} stroke={1.6} />}
      title={t('panel.signedIn.title')}
      subtitle={t('panel.signedIn.text', { account: name === email ? email : `${name} (${email})` })}
      links={<TextLink to="/">{t('panel.login.home')}</TextLink>}
    >
      <Stack gap="sm">
        <ButtonLink to={HOME_OF[role]} size="md">
          {t('panel.signedIn.goOn')}
        </ButtonLink>
        <BusyButton variant="default" size="md" isBusy={leave.isPending} onClick={() => leave.mutate()}>
          {t('panel.signedIn.leave')}
        </BusyButton>
        {leave.error && <p role="alert">{describe(leave.error)}</p>}
      </Stack>
    </SignInPage>
  );
}
