import { wordKey } from '@contracts/orders/status-words.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { Button, Container } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OrderFailure } from '../../domain/orders/order-failure.tsx';
import { ButtonLink } from '../../components/links.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import { orderQuery } from '../../lib/api/customer-queries.ts';
import { formatDateTime } from '../../lib/format/dates/dates.ts';
import { standingSteps } from '../../lib/realtime/standing-timeline.ts';
import { PaymentText } from '../../domain/orders/payment-text.tsx';
import { ReceiptItems, ReceiptTip, ReceiptVat } from './receipt-tables.tsx';
import classes from './receipt-screen.module.css';

interface Props {
  id: number;
  token: string | undefined;
}

export function ReceiptScreen({ id, token }: Props) {
  const query = useQuery(orderQuery(id, token));
  if (query.isPending) return <PageSkeleton size="md" blocks={[120, 320, 160]} />;
  if (query.data) return <Receipt order={query.data} token={token} />;
  return <OrderFailure error={query.error} token={token} onRetry={() => void query.refetch()} />;
}

/** The restaurant's receipt, made for paper. */
function Receipt({ order, token }: { order: OrderView; token: string | undefined }) {
  const t = useText();
  const { restaurant } = order;
  const deliveredAt = standingSteps(order.timeline).find(({ status }) => status === 'delivered')?.at;
  return (
    <Container size="md" py="xl">
      <div className={classes.actions}>
        <ButtonLink to="/order/$id" params={{ id: String(order.id) }} search={{ t: token }} variant="default" size="md">
          {t('receipt.back')}
        </ButtonLink>
        <Button size="md" leftSection={<IconPrinter size={19} aria-hidden />} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      </div>
      <article className={classes.paper}>
        <PageTitle>{t('receipt.title', { id: order.id })}</PageTitle>
        {order.status === 'cancelled' && <p className={classes.warning}>{t('receipt.cancelled')}</p>}
        {order.status !== 'cancelled' && !deliveredAt && (
          <p className={classes.note}>{t(wordKey('receipt.open', order.fulfilment))}</p>
        )}
        <div className={classes.parties}>
          <section aria-labelledby="receipt-supplier">
            <h2 id="receipt-supplier">{t('receipt.supplier')}</h2>
            <address>
              <strong>{restaurant.legalName ?? restaurant.name}</strong>
              {restaurant.legalName && restaurant.legalName !== restaurant.name && <span>{restaurant.name}</span>}
              <span>{restaurant.address}</span>
              {restaurant.phone && <span>{t('receipt.phone', { phone: restaurant.phone })}</span>}
              {restaurant.vatId && <span>{t('receipt.vatId', { vatId: restaurant.vatId })}</span>}
            </address>
          </section>
          {(order.deliveryAddress ?? (order.fulfilment === 'pickup' && order.customerName)) && (
            <section aria-labelledby="receipt-customer">
              <h2 id="receipt-customer">{t(wordKey('receipt.customer', order.fulfilment))}</h2>
              <address>
                {order.customerName && <strong>{order.customerName}</strong>}
                {order.deliveryAddress && <span>{order.deliveryAddress}</span>}
              </address>
            </section>
          )}
        </div>
        <dl className={classes.facts}>
          <Fact name={t('receipt.number')}>#{order.id}</Fact>
          <Fact name={t('receipt.date')}>{formatDateTime(order.createdAt, t.language)}</Fact>
          {deliveredAt && (
            <Fact name={t(wordKey('receipt.deliveredAt', order.fulfilment))}>
              {formatDateTime(deliveredAt, t.language)}
            </Fact>
          )}
          <Fact name={t('receipt.payment')}>
            <PaymentText order={order} />
          </Fact>
        </dl>
        <ReceiptItems order={order} />
        <ReceiptVat order={order} />
        {Number(order.tip) > 0 && <ReceiptTip order={order} />}
        <p className={classes.note}>{t('receipt.contract', { name: restaurant.legalName ?? restaurant.name })}</p>
      </article>
    </Container>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
