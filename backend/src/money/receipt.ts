/** What an order cost, in words: the same lines and sums wherever we write them. Pure. */
import type { Language } from '../contracts/constants.ts';
import type { Fulfilment } from '../contracts/orders/fulfilment.ts';
import { textOf } from '../texts/catalogue.ts';
import { orderTextOf } from '../texts/order-text.ts';
import { type PricedLine, totalWithTip, vatByRate } from './pricing.ts';
import { formatCents } from './formats.ts';

interface ReceiptItem extends PricedLine {
  name: string;
  options: readonly { name: string }[];
}

export interface ReceiptOrder {
  fulfilment: Fulfilment;
  items: readonly ReceiptItem[];
  subtotalCents: number;
  depositCents: number;
  deliveryFeeCents: number;
  totalCents: number;
  tipCents: number;
}

export interface ReceiptLine {
  text: string;
  detail: string | null;
  amount: string;
}

export interface Receipt {
  items: ReceiptLine[];
  sums: ReceiptLine[];
  total: ReceiptLine;
  /** The VAT that the total contains. */
  vat: ReceiptLine[];
  /** The tip and the total with it, beneath the VAT that it has no part in; empty where there is none. */
  tip: ReceiptLine[];
}

export function receiptOf(order: ReceiptOrder, language: Language): Receipt {
  const euro = (cents: number): string => formatCents(cents, language);
  const sum = (
    key: 'common.subtotal' | 'common.deposit' | 'common.deliveryFee' | 'common.total' | 'tip.name' | 'tip.totalWith',
    cents: number,
  ) => ({
    text: textOf(language, key),
    detail: null,
    amount: euro(cents),
  });
  return {
    items: order.items.map((item) => ({
      text: `${String(item.quantity)} × ${item.name}`,
      detail: detailOf(item, language),
      amount: euro(item.quantity * item.unitPriceCents),
    })),
    sums: [
      sum('common.subtotal', order.subtotalCents),
      ...(order.depositCents > 0 ? [sum('common.deposit', order.depositCents)] : []),
      ...(order.fulfilment === 'delivery' ? [sum('common.deliveryFee', order.deliveryFeeCents)] : []),
    ],
    total: sum('common.total', order.totalCents),
    vat: vatByRate(order.items, order.deliveryFeeCents).map(({ rate, net, vat }) => ({
      text: textOf(language, 'mail.vat', { rate, net: euro(Math.round(Number(net) * 100)) }),
      detail: null,
      amount: euro(Math.round(Number(vat) * 100)),
    })),
    tip:
      order.tipCents === 0
        ? []
        : [
            { ...sum('tip.name', order.tipCents), detail: orderTextOf({ language, ...order }, 'tip.forTeam') },
            sum('tip.totalWith', totalWithTip(order)),
          ],
  };
}

function detailOf(item: ReceiptItem, language: Language): string | null {
  const options = item.options.map((option) => option.name).join(', ');
  const each = item.quantity > 1 ? textOf(language, 'line.each', { what: options }) : options;
  const parts = options === '' ? [] : [each];
  if (item.depositCents > 0) {
    parts.push(textOf(language, 'mail.depositEach', { deposit: formatCents(item.depositCents, language) }));
  }
  return parts.length > 0 ? parts.join(', ') : null;
}
