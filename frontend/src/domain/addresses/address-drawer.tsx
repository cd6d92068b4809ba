import type { AddressView } from '@contracts/accounts/account.ts';
import { SideDrawer } from '../../components/dialogs/side-drawer.tsx';
import { useText } from '../../i18n/use-text.ts';
import { AddressForm } from './address-form.tsx';

const WIDTH_PX = 440;

interface Props {
  /** `new`, one of the book, or null while it is closed. */
  editing: AddressView | 'new' | null;
  onSaved: (saved: AddressView) => void;
  onClose: () => void;
}

export function AddressDrawer({ editing, onSaved, onClose }: Props) {
  const t = useText();
  const address = editing === 'new' ? null : editing;
  return (
    <SideDrawer
      opened={editing !== null}
      onClose={onClose}
      widthPx={WIDTH_PX}
      title={address ? t('address.editTitle') : t('address.addTitle')}
    >
      <AddressForm key={address?.id ?? 'new'} address={address} onSaved={onSaved} onCancel={onClose} />
    </SideDrawer>
  );
}
