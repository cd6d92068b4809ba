import { wordKey } from '@contracts/orders/status-words.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import { toCents } from '../../lib/format/money.ts';
import { DishName, LineDetails } from '../../domain/orders/order-lines.tsx';
import classes from './receipt-tables.module.css';

/** Every line with its rate of VAT, then deposit, fee and total. */
export function ReceiptItems({ order }: { order: OrderView }) {
  const t = useText();
  return (
    <table className={classes.table}>
      <caption>{t('receipt.items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('receipt.dish')}</th>
          <th scope="col" className={classes.number}>
            {t('receipt.quantity')}
          </th>
          <th scope="col" className={`${classes.number} ${classes.wide}`}>
            {t('receipt.unitPrice')}
          </th>
          <th scope="col" className={`${classes.number} ${classes.wide}`}>
            {t('receipt.vatRate')}
          </th>
          <th scope="col" className={classes.number}>
            {t('receipt.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <th scope="row" className={classes.name}>
              <DishName item={item} />
              <LineDetails item={{ ...item, notes: null }} />
            </th>
            <td className={classes.number}>{item.quantity}</td>
            <td className={`${classes.number} ${classes.wide}`}>
              <Money euro={item.unitPrice} />
            </td>
            <td className={`${classes.number} ${classes.wide}`}>{t('receipt.percent', { rate: item.vatRate })}</td>
            <td className={classes.number}>
              <Money cents={toCents(item.unitPrice) * item.quantity} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum name={t('common.subtotal')} euro={order.subtotal} />
        {toCents(order.deposit) > 0 && <Sum name={t('common.deposit')} euro={order.deposit} />}
        {order.fulfilment === 'delivery' && <Sum name={t('common.deliveryFee')} euro={order.deliveryFee} />}
        <Sum name={t('common.total')} euro={order.total} isTotal />
      </tfoot>
    </table>
  );
}

function Sum({ name, euro, isTotal = false }: { name: string; euro: string; isTotal?: boolean }) {
  return (
    <tr data-total={isTotal || undefined}>
      <th scope="row">{name}</th>
      <td className={classes.wide} colSpan={2} />
      <td />
      <td className={classes.number}>
        <Money euro={euro} />
      </td>
    </tr>
  );
}

/** What of the total is tax, by rate. */
export function ReceiptVat({ order }: { order: OrderView }) {
  const t = useText();
  return (
    <table className={classes.table}>
      <caption>{t('receipt.vat')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('receipt.vatRate')}</th>
          <th scope="col" className={classes.number}>
            {t('receipt.net')}
          </th>
          <th scope="col" className={classes.number}>
            {t('receipt.tax')}
          </th>
          <th scope="col" className={classes.number}>
            {t('receipt.gross')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.vat.map((line) => (
          <tr key={line.rate}>
            <th scope="row">{t('receipt.percent', { rate: line.rate })}</th>
            <td className={classes.number}>
              <Money euro={line.net} />
            </td>
            <td className={classes.number}>
              <Money euro={line.vat} />
            </td>
            <td className={classes.number}>
              <Money euro={line.gross} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Beneath the VAT, which it has no part in: it goes to those who cook and deliver. */
export function ReceiptTip({ order }: { order: OrderView }) {
  const t = useText();
  return (
    <table className={classes.table}>
      <caption>{t('tip.name')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t(wordKey('tip.forTeam', order.fulfilment))}</th>
          <td className={classes.number}>
            <Money euro={order.tip} />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr data-total>
          <th scope="row">{t('tip.totalWith')}</th>
          <td className={classes.number}>
            <Money euro={order.totalWithTip} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
