import { useText } from '../../../i18n/use-text.ts';
import { AccountPage } from '../../../components/page/account-page.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { ExportCard } from './export-card.tsx';
import { useAccount } from '../../../domain/session/use-account.ts';

export function DataScreen() {
  const t = useText();
  const account = useAccount();
  return (
    <AccountPage title={t('data.title')} lead={t('data.lead')}>
      <ExportCard />
      <DeleteAccountCard email={account.email} />
    </AccountPage>
  );
}
