import { paymentKey } from '@contracts/orders/status-words.ts';
import type { OrderItemView, OrderView } from '@contracts/orders/order-views.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatDayMonth, formatTime, formatUntil } from '../../../lib/format/dates/dates.ts';
import { formatDue } from '../../../lib/format/dates/due.ts';
import { formatEuro } from '../../../lib/format/money.ts';
import { declaredOf, type DeclaredDish } from './declared.ts';

interface Props {
  order: OrderView;
  menu: readonly DeclaredDish[];
  /** Who brings it, where that is known. */
  rider: string | null;
}

/** What the kitchen and the driver need of an order, on a roll of 80 mm. */
export function Ticket({ order, menu, rider }: Props) {
  const t = useText();
  const { estimatedFrom, estimatedTo, scheduledFor } = order;
  const due = estimatedFrom && estimatedTo ? formatDue(estimatedFrom, estimatedTo) : null;
  return (
    <main className="ticket">
      <p className="small">{order.restaurantName}</p>
      <h1>#{order.id}</h1>
      {order.fulfilment === 'pickup' && <p className="cancelled">{t('pickup.name')}</p>}
      {order.handoverCode !== null && <p className="cancelled">{t('pickup.code', { code: order.handoverCode })}</p>}
      {order.status === 'cancelled' && <p className="cancelled">{t('ticket.cancelled')}</p>}
      {due !== null && (
        <p className="due">
          {t('ticket.due')} <strong>{due}</strong>
        </p>
      )}
      <p className="small">
        {t('ticket.ordered', { time: `${formatDayMonth(order.createdAt)} ${formatTime(order.createdAt)}` })}
        {scheduledFor && ` · ${t('ticket.scheduled', { time: formatUntil(scheduledFor) })}`}
      </p>
      <ul>
        {order.items.map((item) => (
          <Dish key={item.id} item={item} menu={menu} />
        ))}
      </ul>
      {order.minAge !== null && <p className="cancelled">{t('ticket.checkId', { age: order.minAge })}</p>}
      {(order.notes ?? order.wantsReusable) && (
        <div className="block">
          {order.notes && (
            <p className="note">
              {t('ticket.notes')}: {order.notes}
            </p>
          )}
          {order.wantsReusable && <p className="note">{t('ticket.reusable')}</p>}
        </div>
      )}
      <div className="block">
        {order.customerName && <p>{order.customerName}</p>}
        {order.deliveryAddress && <p className="where">{order.deliveryAddress}</p>}
        {order.deliveryNotes && (
          <p className="note">
            {t('ticket.door')}: {order.deliveryNotes}
          </p>
        )}
        {rider !== null && (
          <p>
            {t('ticket.rider')}: {rider}
          </p>
        )}
        {order.customerPhone && <p className="where">{order.customerPhone}</p>}
      </div>
      <Payment order={order} />
    </main>
  );
}

function Dish({ item, menu }: { item: OrderItemView; menu: readonly DeclaredDish[] }) {
  const t = useText();
  const { allergens, additives } = declaredOf(item, menu);
  return (
    <li>
      <span className="quantity">{item.quantity}×</span>
      <span className="dish">
        {item.name}
        {item.minAge !== null && ` (${item.minAge}+)`}
      </span>
      {item.options.map(({ group, name }) => (
        <span key={`${group}: ${name}`} className="option">
          {item.quantity > 1 ? t('line.each', { what: name }) : name}
        </span>
      ))}
      {item.notes && <span className="note">{item.notes}</span>}
      {allergens.length > 0 && (
        <span className="small">
          {t('ticket.allergens', { list: allergens.map((one) => t(`allergen.${one}`)).join(', ') })}
        </span>
      )}
      {additives.length > 0 && (
        <span className="small">
          {t('ticket.additives', { list: additives.map((one) => t(`additive.${one}`)).join(', ') })}
        </span>
      )}
    </li>
  );
}

const MONEY = {
  due: 'ticket.collect',
  pending: 'ticket.unconfirmed',
  paid: 'ticket.paid',
  failed: 'ticket.declined',
} as const;

/** What whoever hands the meal over has to do about the money. */
function Payment({ order }: { order: OrderView }) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <>
      <p className="money">{t(MONEY[order.paymentStatus], { total: formatEuro(order.totalWithTip, language) })}</p>
      {Number(order.tip) > 0 && (
        <p className="small">{t('tip.included', { amount: formatEuro(order.tip, language) })}</p>
      )}
      <p className="small">{t(paymentKey(order.paymentMethod, order.fulfilment))}</p>
    </>
  );
}
