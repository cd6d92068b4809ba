import { MENU_LANGUAGE, PAYMENT_METHODS } from '@contracts/constants.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/links.tsx';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { telOf } from '../../../lib/format/contact-links.ts';
import { formatDeliveryTime } from '../../../lib/format/dates/delivery-time.ts';
import { cityName } from '../../../lib/format/labels.ts';
import { OpeningWeek } from './opening-week.tsx';
import classes from './restaurant-information.module.css';

export function RestaurantInformation({ restaurant }: { restaurant: RestaurantDetailView }) {
  const t = useText();
  const { phone, legalName, vatId, takesOnlinePayment } = restaurant;
  const methods = PAYMENT_METHODS.filter((method) => takesOnlinePayment || method !== 'restaurant_pos');
  return (
    <div className={classes.columns}>
      {restaurant.description && (
        <p className={classes.description} lang={MENU_LANGUAGE}>
          {restaurant.description}
        </p>
      )}
      <section className={classes.box} aria-labelledby="information-hours">
        <h2 id="information-hours">{t('restaurant.openingHours')}</h2>
        <OpeningWeek openingWeek={restaurant.openingWeek} openingDays={restaurant.openingDays} />
      </section>
      <section className={classes.box} aria-labelledby="information-delivery">
        <h2 id="information-delivery">{t('restaurant.delivery')}</h2>
        <dl>
          <Row name={t('restaurant.deliveryTime')}>{formatDeliveryTime(restaurant, t)}</Row>
          {restaurant.onTimeOfTen !== null && (
            <Row name={t('restaurant.onTime')}>{t('restaurant.onTimeOfTen', { count: restaurant.onTimeOfTen })}</Row>
          )}
          <Row name={t('common.deliveryFee')}>
            {Number(restaurant.deliveryFee) === 0 ? t('restaurant.free') : <Money euro={restaurant.deliveryFee} />}
          </Row>
          <Row name={t('restaurant.minimumOrder')}>
            <Money euro={restaurant.minimumOrder} />
          </Row>
          <Row name={t('restaurant.area')}>{cityName(restaurant.city)}</Row>
          <Row name={t('restaurant.payment')}>{methods.map((method) => t(`payment.${method}`)).join(', ')}</Row>
        </dl>
      </section>
      <section className={classes.box} aria-labelledby="information-company">
        <h2 id="information-company">{t('restaurant.company')}</h2>
        <dl>
          {legalName && <Row name={t('restaurant.legalName')}>{legalName}</Row>}
          <Row name={t('restaurant.address')}>{restaurant.address}</Row>
          {phone && (
            <Row name={t('restaurant.phone')}>
              <Anchor href={telOf(phone)}>{phone}</Anchor>
            </Row>
          )}
          {vatId && <Row name={t('restaurant.vatId')}>{vatId}</Row>}
        </dl>
        <p className={classes.note}>{t('restaurant.contractNote', { name: legalName ?? restaurant.name })}</p>
        <TextLink to="/report" search={{ target: 'restaurant', id: restaurant.id, name: restaurant.name }}>
          {t('restaurant.reportRestaurant')}
        </TextLink>
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
