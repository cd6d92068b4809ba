import { MAX_ADDRESSES, type AddressView } from '@contracts/accounts/account.ts';
import { Button } from '@mantine/core';
import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { addressesQuery } from '../../lib/api/customer-queries.ts';
import { AccountPage } from '../../components/page/account-page.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressDrawer } from '../../domain/addresses/address-drawer.tsx';
import classes from './addresses-screen.module.css';
import { UndoStrip } from './undo-strip.tsx';
import { toRequest, useRemoveAddress, useSaveAddress } from '../../domain/addresses/use-addresses.ts';

export function AddressesScreen() {
  const addresses = useQuery(addressesQuery());
  if (addresses.isPending) return <PageSkeleton size="lg" blocks={[120, 120]} />;
  if (!addresses.data) {
    return <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} titleOrder={1} />;
  }
  return <AddressBook addresses={addresses.data} />;
}

function AddressBook({ addresses }: { addresses: readonly AddressView[] }) {
  const t = useText();
  const describe = useDescribeError();
  const save = useSaveAddress();
  const remove = useRemoveAddress();
  const [editing, setEditing] = useState<AddressView | 'new' | null>(null);
  const [deleted, setDeleted] = useState<AddressView | null>(null);
  const fail = (title: string) => (error: unknown) =>
    void showToast({ title, message: describe(error), tone: 'failure' });

  const makeDefault = (address: AddressView) =>
    save.mutate(
      { id: address.id, body: { ...toRequest(address), isDefault: true } },
      { onError: fail(t('address.saveFailed')) },
    );
  const removeOne = (address: AddressView) =>
    remove.mutate(address, { onSuccess: () => setDeleted(address), onError: fail(t('address.deleteFailed')) });
  const restore = (address: AddressView) =>
    save.mutate(
      { id: null, body: toRequest(address) },
      {
        onSuccess: () => {
          setDeleted(null);
          void showToast({ title: t('address.restored'), tone: 'success' });
        },
        onError: fail(t('address.saveFailed')),
      },
    );
  const close = () => setEditing(null);
  const isBusy = save.isPending || remove.isPending;
  const add = (
    <Button
      size="md"
      leftSection={<IconPlus size={20} aria-hidden />}
      disabled={addresses.length >= MAX_ADDRESSES}
      onClick={() => setEditing('new')}
    >
      {t('address.add')}
    </Button>
  );
  return (
    <AccountPage title={t('address.title')} {...(addresses.length > 0 && { lead: t('address.text') })}>
      {deleted && <UndoStrip name={deleted.label} isBusy={isBusy} onUndo={() => restore(deleted)} />}
      {addresses.length === 0 ? (
        <EmptyState icon={<IconMapPin size={44} stroke={1.6} />} title={t('address.empty')} action={add}>
          {t('address.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ul className={classes.list}>
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard
                  address={address}
                  isBusy={isBusy}
                  onEdit={() => setEditing(address)}
                  onDelete={() => removeOne(address)}
                  onMakeDefault={() => makeDefault(address)}
                />
              </li>
            ))}
          </ul>
          <div>
            {add}
            {addresses.length >= MAX_ADDRESSES && (
              <p className={classes.text}>{t('address.full', { max: MAX_ADDRESSES })}</p>
            )}
          </div>
        </>
      )}
      <AddressDrawer
        editing={editing}
        onClose={close}
        onSaved={() => {
          close();
          void showToast({ title: t('address.saved'), tone: 'success' });
        }}
      />
    </AccountPage>
  );
}
