import type { AccountView } from '@contracts/accounts/account-views.ts';
import { redirect } from '@tanstack/react-router';
import { getDefaultStore } from 'jotai';
import { showToast } from '../../components/notices/toast.ts';
import { loadTexts, textsAtom } from '../../i18n/texts.ts';

interface Arguments {
  context: { account: AccountView };
  preload: boolean;
}

/** For `beforeLoad` below the dashboard: staff of the kitchen go to the orders, and are told why. */
export async function ownerOnly({ context, preload }: Arguments): Promise<void> {
  if (!context.account.isKitchenOnly) return;
  if (!preload) {
    await loadTexts('settings');
    const { t } = getDefaultStore().get(textsAtom);
    void showToast({ title: t('settings.ownerOnly.title'), message: t('settings.ownerOnly.text') });
  }
  throw redirect({ to: '/restaurant/dashboard/orders' });
}
