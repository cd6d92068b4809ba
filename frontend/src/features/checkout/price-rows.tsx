import type { VatLine } from '@contracts/order-views.ts';
import type { ReactNode } from 'react';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { CartSums } from '../cart/cart.ts';
import classes from './price-rows.module.css';

interface Props {
  sums: CartSums;
  /** As the server splits it; empty until it has answered. */
  vat: readonly VatLine[];
  totalName: string;
  /** The last total, to be read first. */
  isGrand?: boolean;
  /** No tip is asked for, which is worth a line. */
  hasTip?: boolean;
  /** Of several restaurants together, whose parts stand above. */
  totalOnly?: boolean;
}

/** The server's breakdown: subtotal, deposits, fee, VAT by rate, total. */
export function PriceRows({ sums, vat, totalName, isGrand = false, hasTip = false, totalOnly = false }: Props) {
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
          <Row name={t('common.deliveryFee')}>
            <Money cents={sums.deliveryFeeCents} />
          </Row>
        </>
      )}
      {hasTip && <Row name={t('checkout.tip')}>{t('checkout.tipNone')}</Row>}
      {vat.map((line) => (
        <Row key={line.rate} kind="vat" name={t('checkout.includedVat', { rate: line.rate })}>
          <Money euro={line.vat} />
        </Row>
      ))}
      <Row kind={isGrand ? 'grand' : 'total'} name={totalName}>
        <Money cents={sums.totalCents} />
      </Row>
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
