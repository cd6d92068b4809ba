import { Button } from '@mantine/core';
import { useSetAtom } from 'jotai';
import { fulfilmentAtom } from '../../../domain/cart/fulfilment-state.ts';
import type { PricedGroup } from '../../../domain/cart/price-part.ts';
import { useText } from '../../../i18n/use-text.ts';
import { isApiError } from '../../../lib/http/http.ts';
import classes from './checkout-summary.module.css';

interface Props {
  group: PricedGroup;
  onOtherAddress: () => void;
}

/** Where a restaurant does not deliver: fetch the meal, or have it brought elsewhere. The cart stays as it is. */
export function OutOfAreaWays({ group: { restaurantId, restaurantName: name, error }, onOtherAddress }: Props) {
  const t = useText();
  const choose = useSetAtom(fulfilmentAtom);
  if (!isApiError(error, 'out_of_area')) return null;
  const look = { size: 'sm', mih: 44, variant: 'default' } as const;
  return (
    <div className={classes.remedies}>
      {error.canPickUp && (
        <Button {...look} onClick={() => choose(restaurantId, 'pickup')}>
          {t('checkout.pickUpInstead', { name })}
        </Button>
      )}
      <Button {...look} onClick={onOtherAddress}>
        {t('checkout.useOtherAddress')}
      </Button>
    </div>
  );
}
