import { statusKey } from '@contracts/orders/status-words.ts';
import type { AdminRestaurantDetailView } from '@contracts/admin/admin.ts';
import { CITY_LABELS } from '@contracts/constants.ts';
import { UNTIL_RESUMED } from '@contracts/restaurants/capacity.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../components/links.tsx';
import { Money } from '../../../components/money.tsx';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { adminTableQuery } from '../../../lib/api/admin/admin-tables.ts';
import { formatDateTime, formatDay } from '../../../lib/format/dates/dates.ts';
import { formatDecimal } from '../../../lib/format/decimal.ts';
import { StatusBadge } from '../../../domain/orders/status-badge.tsx';
import { languageName } from '../../../lib/format/labels.ts';
import classes from '../../../components/dialogs/detail-drawer.module.css';
import { DetailList, DetailSection } from '../../../components/dialogs/detail-list.tsx';
import { emailDetail, phoneDetail } from '../../../domain/admin/contact-details.tsx';

const RECENT = 5;

export function RestaurantFacts({ restaurant }: { restaurant: AdminRestaurantDetailView }) {
  return (
    <>
      <Registration restaurant={restaurant} />
      <Contact restaurant={restaurant} />
      <Running restaurant={restaurant} />
      <Subscription restaurant={restaurant} />
    </>
  );
}

interface Props {
  restaurant: AdminRestaurantDetailView;
}

function Registration({ restaurant: { info } }: Props) {
  const t = useText();
  const { status, reason, submittedAt, suspension } = info.review;
  return (
    <DetailSection title={t('tables.review')}>
      <DetailList
        details={[
          { label: t('admin.restaurants.state'), value: t(`tables.review.${status}`) },
          { label: t('tables.submitted'), value: formatDateTime(submittedAt, t.language) },
          reason !== null && { label: t('admin.orders.reason'), value: reason },
          suspension !== null && {
            label: t(suspension.isInEffect ? 'tables.suspendedSince' : 'tables.suspendedFrom'),
            value: formatDateTime(suspension.from, t.language),
          },
          suspension !== null && {
            label: t('tables.ground'),
            value: `${t(`suspension.ground.${suspension.ground}`)}: ${suspension.reason}`,
          },
        ]}
      />
    </DetailSection>
  );
}

function Contact({ restaurant: { info, language, city } }: Props) {
  const t = useText();
  const { email, phone, legalName, vatId, traderDeclaredAt } = info;
  const none = t('common.notSpecified');
  return (
    <DetailSection title={t('tables.contact')}>
      <DetailList
        details={[
          emailDetail(t, email),
          phoneDetail(t, phone),
          { label: t('admin.restaurants.address'), value: info.address },
          { label: t('header.city'), value: CITY_LABELS[city] },
          { label: t('tables.legalName'), value: legalName ?? none },
          { label: t('tables.vatId'), value: vatId ?? none },
          {
            label: t('approvals.declared'),
            value: traderDeclaredAt === null ? t('tables.no') : formatDateTime(traderDeclaredAt, t.language),
          },
          { label: t('tables.language'), value: languageName(language) },
          { label: t('tables.description'), value: info.description ?? none },
        ]}
      />
    </DetailSection>
  );
}

function Running({ restaurant }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const { load, orders, till, info, lastOrderAt, punctuality } = restaurant;
  return (
    <DetailSection title={t('tables.running')}>
      <DetailList
        details={[
          load.pausedUntil !== null && {
            label: t('tables.paused'),
            value:
              load.pausedUntil === UNTIL_RESUMED
                ? t('tables.untilResumed')
                : formatDateTime(load.pausedUntil, t.language),
          },
          load.busyMinutes > 0 && { label: t('tables.busy'), value: t('common.minutes', { range: load.busyMinutes }) },
          load.quarterCap !== null && {
            label: t('tables.cap'),
            value: `${String(load.ordersThisQuarter)} / ${String(load.quarterCap)}`,
          },
          { label: t('tables.openOrders'), value: orders.open },
          { label: t('tables.ordersToday'), value: orders.today },
          { label: t('tables.orders30'), value: orders.last30Days },
          { label: t('tables.revenue30'), value: <Money euro={orders.revenueLast30Days} /> },
          {
            label: t('tables.lastOrder'),
            value: lastOrderAt === null ? t('tables.none') : formatDateTime(lastOrderAt, t.language),
          },
          punctuality !== null &&
            punctuality.deliveries > 0 && {
              label: t('tables.onTime'),
              value: t('tables.onTimeOf', {
                ...punctuality,
                minutes: formatDecimal(punctuality.medianErrorMinutes, 1, language),
              }),
            },
          {
            label: t('tables.rating'),
            value:
              restaurant.reviewCount === 0
                ? t('common.new')
                : `${formatDecimal(Number(restaurant.rating), 1, language)} (${String(restaurant.reviewCount)})`,
          },
          { label: t('common.deliveryFee'), value: <Money euro={info.deliveryFee} /> },
          { label: t('tables.deliveryTime'), value: info.deliveryTime },
          { label: t('admin.restaurants.menus'), value: restaurant.menuCount },
          { label: t('tables.dishes'), value: restaurant.dishes },
          { label: t('tables.staff'), value: restaurant.staff },
          { label: t('tables.sessions'), value: restaurant.sessions },
          { label: t('tables.till'), value: t(till.isUrlSet ? 'tables.yes' : 'tables.no') },
        ]}
      />
    </DetailSection>
  );
}

function Subscription({ restaurant: { subscription, createdAt } }: Props) {
  const t = useText();
  const none = t('common.notSpecified');
  const dayOf = (date: string | null) => (date === null ? none : formatDay(date, t.language));
  return (
    <DetailSection title={t('tables.subscription')}>
      <DetailList
        details={[
          {
            label: t('admin.restaurants.plan'),
            value: subscription ? t(`admin.restaurants.plan.${subscription.plan}`) : none,
          },
          subscription && { label: t('tables.price'), value: <Money euro={subscription.price} /> },
          subscription && { label: t('tables.active'), value: t(subscription.isActive ? 'tables.yes' : 'tables.no') },
          subscription && { label: t('tables.from'), value: dayOf(subscription.startDate) },
          subscription && { label: t('tables.to'), value: dayOf(subscription.endDate) },
          { label: t('admin.users.joined'), value: formatDateTime(createdAt, t.language) },
        ]}
      />
    </DetailSection>
  );
}

export function RecentOrders({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  const { data } = useQuery(adminTableQuery('orders', { restaurantId, limit: RECENT }));
  return (
    <DetailSection title={t('tables.recent')}>
      {data?.items.length === 0 && <Text c="dimmed">{t('tables.none')}</Text>}
      <ul className={classes.lines}>
        {data?.items.map((order) => (
          <li key={order.id}>
            <TextLink to="/admin/dashboard/orders" search={{ id: order.id }}>
              #{order.id} · {order.userName}
            </TextLink>
            <Money euro={order.totalAmount} />
            <small>
              <StatusBadge
                plain
                status={order.status}
                label={t(statusKey(order.status, order.fulfilment))}
                fulfilment={order.fulfilment}
              />
            </small>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
