import type { AccountView } from '@contracts/account-views.ts';
import { Text } from '@mantine/core';
import { PageTitle } from '../../components/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import { secondFactorQuery } from '../../lib/api/admin-accounts.ts';
import { FreshData } from '../kitchen-settings/fresh-data.tsx';
import classes from './account-screen.module.css';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/** Every admin's own: who they are here, their password and their second factor. */
export function AdminAccountScreen({ account }: { account: AccountView }) {
  const t = useText();
  return (
    <div className={classes.page}>
      <div>
        <PageTitle size="h2">{t('admin.nav.account')}</PageTitle>
        <Text c="dimmed" mt={6}>
          {account.email}
          {account.adminRole && ` · ${t(`admins.role.${account.adminRole}`)}`}
        </Text>
      </div>
      <FreshData query={secondFactorQuery()}>
        {(state) => <SecondFactorCard state={state} account={account} />}
      </FreshData>
      <div className={classes.noPrint}>
        <PasswordCard account={account} />
      </div>
    </div>
  );
}
