import type { OrderView } from '@contracts/orders/order-views.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { ButtonLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useCurrentUser } from '../../../domain/session/session.ts';
import { rememberClaim, takeClaim } from '../../../domain/orders/claim-intent.ts';
import classes from './claim-order-card.module.css';
import { useClaim } from './use-claim.ts';

interface Props {
  order: OrderView;
  guestToken: string;
}

/**
 * "Make an account from this order", for whoever holds the guest's token. After the login or registration that it leads
 * to the order goes over by itself, and its screen is shown again without the token. The same guest's other orders of this
 * device go with it.
 */
export default function ClaimOrderCard({ order, guestToken }: Props) {
  const t = useText();
  const orderId = order.id;
  const { user } = useCurrentUser();
  const isCustomer = user?.role === 'customer';
  const claim = useClaim({ id: orderId, token: guestToken });
  const { mutate } = claim;
  const isStarted = useRef(false);

  useEffect(() => {
    if (!isCustomer || isStarted.current || !takeClaim(orderId)) return;
    isStarted.current = true;
    mutate();
  }, [isCustomer, mutate, orderId]);

  if (user === undefined || (user && !isCustomer)) return null;
  const redirect = `/order/${orderId}?t=${encodeURIComponent(guestToken)}`;
  const remember = () =>
    rememberClaim({
      orderId,
      name: order.customerName ?? '',
      email: order.customerEmail ?? '',
      phone: order.customerPhone ?? '',
      address: order.deliveryAddress ?? '',
    });
  return (
    <section className={classes.box} aria-labelledby="claim-order">
      <h2 id="claim-order" className={classes.title}>
        <IconUserPlus size={22} stroke={1.8} aria-hidden />
        {isCustomer ? t('guest.claimTitleSignedIn') : t('guest.claimTitle')}
      </h2>
      <p className={classes.text}>{isCustomer ? t('guest.claimTextSignedIn') : t('guest.claimText')}</p>
      <div className={classes.actions}>
        {isCustomer ? (
          <BusyButton size="md" isBusy={claim.isPending} onClick={() => mutate()}>
            {t('guest.claimAction')}
          </BusyButton>
        ) : (
          <>
            <ButtonLink to="/auth" search={{ mode: 'register', redirect }} size="md" onClick={remember}>
              {t('guest.makeAccount')}
            </ButtonLink>
            <ButtonLink to="/auth" search={{ redirect }} size="md" variant="default" onClick={remember}>
              {t('action.logIn')}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
