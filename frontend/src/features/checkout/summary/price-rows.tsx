import type { VatLine } from '@contracts/orders/order-views.ts';
import type { ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { CartSums } from '../../../domain/cart/cart.ts';
import classes from './price-rows.module.css';

interface Props {
  sums: CartSums;
  /** As the server splits it; empty until it has answered. */
  vat: readonly VatLine[];
  /** Null where the total stands somewhere else. */
  totalName: string | null;
  /** Nothing is delivered for free where it is fetched: there is no fee at all. */
  hasFee?: boolean;
  /** The last total, to be read first. */
  isGrand?: boolean;
  /** Part of the total; left out: no line of it. */
  tipCents?: number;
  /** Of several restaurants together, whose parts stand above. */
  totalOnly?: boolean;
}

/** The server's breakdown: subtotal, deposits, fee, VAT by rate, tip, total. */
export function PriceRows({
  sums,
  vat,
  totalName,
  isGrand = false,
  hasFee = true,
  tipCents,
  totalOnly = false,
}: Props) {
  const t = useText();
  return (
    <dl className={classes.rows}>
      {!totalOnly && (
        <>
          <Row name={t('common.subtotal')}>
            <Money cents={sums.subtotalCents} />
          </Row>
          {sums.depositCents > 0 && (
            <Row name={t('common.deposit')}>
              <Money cents={sums.depositCents} />
            </Row>
          )}
          {hasFee && (
            <Row name={t('common.deliveryFee')}>
              <Money cents={sums.deliveryFeeCents} />
            </Row>
          )}
        </>
      )}
      {vat.map((line) => (
        <Row key={line.rate} kind="vat" name={t('checkout.includedVat', { rate: line.rate })}>
          <Money euro={line.vat} />
        </Row>
      ))}
      {tipCents !== undefined && (
        <Row name={t('tip.name')}>{tipCents === 0 ? t('checkout.tipNone') : <Money cents={tipCents} />}</Row>
      )}
      {totalName !== null && (
        <Row kind={isGrand ? 'grand' : 'total'} name={totalName}>
          <Money cents={sums.totalCents + (tipCents ?? 0)} />
        </Row>
      )}
    </dl>
  );
}

function Row({ name, kind, children }: { name: string; kind?: 'vat' | 'total' | 'grand'; children: ReactNode }) {
  return (
    <div data-kind={kind}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
