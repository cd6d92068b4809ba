import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { PanelTitle } from '../../components/page/panel-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import { secondFactorQuery } from '../../lib/api/admin/admin-accounts.ts';
import { adminUserQuery } from '../../lib/api/queries.ts';
import { FreshData } from '../../components/cards/fresh-data.tsx';
import classes from './account-screen.module.css';
import { PasswordCard } from './password-card.tsx';
import { SecurityCards } from '../../domain/security/security-cards.tsx';
import { SecondFactorCard } from './factor/second-factor-card.tsx';
import { useAccount } from '../../domain/session/use-account.ts';

/** Every admin's own: who they are here, their password and their second factor. */
export function AdminAccountScreen() {
  const t = useText();
  const account = useAccount();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reread = useFactorChange();
  return (
    <div className={classes.page}>
      <PanelTitle
        title={t('admin.nav.account')}
        lead={
          <>
            {account.email}
            {account.adminRole && ` · ${t(`admins.role.${account.adminRole}`)}`}
          </>
        }
      />
      <FreshData query={secondFactorQuery()}>
        {(state) => (
          <SecondFactorCard state={state} account={account} codes={codes} onCodes={setCodes} onChanged={reread} />
        )}
      </FreshData>
      <div className={classes.noPrint}>
        <PasswordCard account={account} />
        <SecurityCards
          email={account.email}
          onPasskeyAdded={({ recoveryCodes }) => {
            setCodes(recoveryCodes);
            reread();
          }}
          onPasskeyRemoved={reread}
        />
      </div>
    </div>
  );
}

/** Reads the factor again, and asks the guards again, which lead whoever has none left to setting one up. */
function useFactorChange(): () => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(() => {
    void queryClient.invalidateQueries(secondFactorQuery());
    queryClient.removeQueries({ queryKey: adminUserQuery().queryKey });
    void router.invalidate();
  }, [queryClient, router]);
}
