import { PAYMENT_METHODS } from '@contracts/constants.ts';
import type { RestaurantDetailView } from '@contracts/views.ts';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import { cityName } from '../shell/labels.ts';
import classes from './restaurant-information.module.css';

export function RestaurantInformation({ restaurant }: { restaurant: RestaurantDetailView }) {
  const t = useText();
  const { phone, legalName, vatId } = restaurant;
  return (
    <div className={classes.columns}>
      <section className={classes.box} aria-labelledby="information-delivery">
        <h2 id="information-delivery">{t('restaurant.delivery')}</h2>
        <dl>
          <Row name={t('restaurant.openingHours')}>{restaurant.openingHours.replaceAll('-', '–')}</Row>
          <Row name={t('restaurant.deliveryTime')}>{restaurant.deliveryTime.replace('-', '–')}</Row>
          <Row name={t('common.deliveryFee')}>
            <Money euro={restaurant.deliveryFee} />
          </Row>
          <Row name={t('restaurant.minimumOrder')}>
            <Money euro={restaurant.minimumOrder} />
          </Row>
          <Row name={t('restaurant.area')}>{cityName(restaurant.city)}</Row>
          <Row name={t('restaurant.payment')}>{PAYMENT_METHODS.map((method) => t(`payment.${method}`)).join(', ')}</Row>
        </dl>
      </section>
      <section className={classes.box} aria-labelledby="information-company">
        <h2 id="information-company">{t('restaurant.company')}</h2>
        <dl>
          <Row name={t('restaurant.legalName')}>{legalName ?? restaurant.name}</Row>
          <Row name={t('restaurant.address')}>{restaurant.address}</Row>
          {phone && (
            <Row name={t('restaurant.phone')}>
              <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Anchor>
            </Row>
          )}
          {vatId && <Row name={t('restaurant.vatId')}>{vatId}</Row>}
        </dl>
        <p className={classes.note}>{t('restaurant.contractNote', { name: legalName ?? restaurant.name })}</p>
      </section>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
