import type { GuestErasureView } from '@contracts/accounts/guest-data.ts';
import type { GuestRequest } from '@contracts/http/requests.gen.ts';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.ts';
import { eraseGuest } from '../../lib/api/admin/guest-data.ts';
import { ActionDialog } from '../../components/dialogs/action-dialog.tsx';
import classes from './guest-data.module.css';

const GOES = ['contact', 'address', 'notes', 'links', 'review'] as const;
const STAYS = ['sale', 'stars', 'outside'] as const;

interface Props {
  guest: GuestRequest;
  orders: number;
  onDone: (erasure: GuestErasureView) => void;
  onClose: () => void;
}

/** Says what goes and what stays before it cannot be taken back. */
export function EraseDialog({ guest, orders, onDone, onClose }: Props) {
  const t = useText();
  const erase = useMutation({ mutationFn: () => eraseGuest(guest), onSuccess: onDone });
  return (
    <ActionDialog
      title={t('guestData.confirm.title', { count: orders })}
      text={t('guestData.confirm.text')}
      confirm={t('guestData.confirm.erase')}
      isDangerous
      isBusy={erase.isPending}
      error={erase.error}
      onConfirm={() => erase.mutate()}
      onClose={onClose}
    >
      <div>
        <h3 className={classes.heading}>{t('guestData.goes')}</h3>
        <ul className={classes.counts}>
          {GOES.map((what) => (
            <li key={what}>{t(`guestData.goes.${what}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={classes.heading}>{t('guestData.stays')}</h3>
        <ul className={classes.counts}>
          {STAYS.map((what) => (
            <li key={what}>{t(`guestData.stays.${what}`)}</li>
          ))}
        </ul>
      </div>
    </ActionDialog>
  );
}
