import type { AccountView } from '@contracts/accounts/account-views.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AccountPage } from '../../../components/page/account-page.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { ExportCard } from './export-card.tsx';

export function DataScreen({ account }: { account: AccountView }) {
  const t = useText();
  return (
    <AccountPage title={t('data.title')} lead={t('data.lead')}>
      <ExportCard />
      <DeleteAccountCard email={account.email} />
    </AccountPage>
  );
}
