import type { City } from '@contracts/constants.ts';
import { Group } from '@mantine/core';
import { IconToolsKitchen2Off } from '@tabler/icons-react';
import { PlainButton } from '../../components/buttons/plain-button.tsx';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { choosePostcode } from '../../domain/place/choose-postcode.ts';
import { usePostcode } from '../../domain/place/postcode-state.ts';
import { useText } from '../../i18n/use-text.ts';
import { cityName } from '../../lib/format/labels.ts';
import type { RestaurantSearch } from './filters/restaurant-search.ts';
import type { SearchChange } from './filters/use-home-search.ts';

interface Props {
  city: City;
  search: RestaurantSearch;
  onChange: (change: SearchChange) => void;
  /** Null where nothing but the place is asked for. */
  onClear: (() => void) | null;
}

/** Why the list is empty, and each way to one that is not. */
export default function NothingFound({ city, search, onChange, onClear }: Props) {
  const t = useText();
  const kept = usePostcode(city);
  const postcode = search.fulfilment ? undefined : kept;
  const cityWords = { city: cityName(city) };
  const title = () => {
    if (onClear) return t('place.noMatch');
    if (search.fulfilment) return t('place.noPickup', cityWords);
    return postcode ? t('place.nobodyDelivers', { postcode }) : t('place.noRestaurants', cityWords);
  };
  const words = () => {
    if (onClear) return t('place.noMatchText');
    if (search.fulfilment) return t('place.noPickupText');
    return postcode ? t('place.nobodyDeliversText') : t('place.noRestaurantsText');
  };
  return (
    <EmptyState
      icon={<IconToolsKitchen2Off size={44} stroke={1.6} />}
      title={title()}
      action={
        <Group justify="center" gap="xs">
          {onClear && (
            <PlainButton size="md" onClick={onClear}>
              {t('place.showAll')}
            </PlainButton>
          )}
          {search.fulfilment && (
            <PlainButton
              size="md"
              {...(onClear && { variant: 'default' as const })}
              onClick={() => onChange({ fulfilment: undefined })}
            >
              {t('place.showDelivery')}
            </PlainButton>
          )}
          {postcode && (
            <>
              <PlainButton
                size="md"
                {...(onClear && { variant: 'default' as const })}
                onClick={() => onChange({ fulfilment: 'pickup' })}
              >
                {t('place.showPickup')}
              </PlainButton>
              <PlainButton size="md" variant="default" onClick={() => void choosePostcode('', city, null)}>
                {t('place.showCity', cityWords)}
              </PlainButton>
            </>
          )}
        </Group>
      }
    >
      {words()}
    </EmptyState>
  );
}
