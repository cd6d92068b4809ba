import type { City } from '@contracts/constants.ts';
import { Button } from '@mantine/core';
import { Notice } from '../../../domain/cart-lines/cart-group.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { cityName } from '../../../lib/format/labels.ts';
import classes from './city-conflict.module.css';

interface Props {
  cities: readonly City[];
  /** The restaurants of all other cities stay in the cart. */
  onChoose: (city: City) => void;
}

/** One address is in one city: which restaurants are ordered from now is the customer's to say. */
export function CityConflict({ cities, onChoose }: Props) {
  const t = useText();
  return (
    <div data-conflict tabIndex={-1} className={classes.conflict}>
      <Notice tone="danger">
        <strong>{t('checkout.twoCities', { cities: cities.map(cityName).join(' · ') })}</strong>{' '}
        {t('checkout.twoCitiesText')}
      </Notice>
      <div className={classes.choices}>
        {cities.map((city) => (
          <Button key={city} variant="default" onClick={() => onChoose(city)}>
            {t('checkout.onlyCity', { city: cityName(city) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
