import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { IconMapPinOff } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../notices/notice.tsx';
import { AskPostcode } from './ask-postcode.tsx';
import type { Delivery } from './use-delivery.ts';

interface Props {
  restaurant: RestaurantDetailView;
  delivery: Delivery;
}

/** That it does not deliver to whoever looks, and what else they can do. Empty elsewhere, so that it is heard. */
export function PlaceNotice({ restaurant, delivery: { postcode = '', terms } }: Props) {
  const t = useText();
  return (
    <div role="status">
      {terms?.delivers === false && (
        <Notice icon={<IconMapPinOff size={22} aria-hidden />}>
          {t(terms.canPickUp ? 'place.outsideButPickup' : 'place.outside', { postcode })}
          <AskPostcode city={restaurant.city} />
        </Notice>
      )}
    </div>
  );
}
