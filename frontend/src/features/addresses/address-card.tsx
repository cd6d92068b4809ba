import type { AddressView } from '@contracts/accounts/account.ts';
import { Badge, Button } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import classes from './address-card.module.css';

interface Props {
  address: AddressView;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
}

export function AddressCard({ address, isBusy, onEdit, onDelete, onMakeDefault }: Props) {
  const t = useText();
  const name = address.label;
  const look = { variant: 'subtle', color: 'gray', size: 'sm', px: 10, mih: 44, disabled: isBusy } as const;
  return (
    <article className={classes.card} aria-label={name}>
      <h2 className={classes.name}>
        {name}
        {address.isDefault && (
          <Badge variant="light" color="herb">
            {t('address.default')}
          </Badge>
        )}
      </h2>
      <p className={classes.address}>{address.address}</p>
      {address.notes && <p className={classes.notes}>{address.notes}</p>}
      <div className={classes.actions}>
        <Button {...look} aria-label={t('address.edit', { name })} onClick={onEdit}>
          {t('address.editShort')}
        </Button>
        {!address.isDefault && (
          <Button {...look} aria-label={t('address.makeDefault', { name })} onClick={onMakeDefault}>
            {t('address.makeDefaultShort')}
          </Button>
        )}
        <Button {...look} color="danger" aria-label={t('address.delete', { name })} onClick={onDelete}>
          {t('address.deleteShort')}
        </Button>
      </div>
    </article>
  );
}
