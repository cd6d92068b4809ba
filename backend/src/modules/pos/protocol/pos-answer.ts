/** What a POS may answer: exactly this, so that a page of some other server never counts as a payment. */
import {
  MAX_POS_REFERENCE,
  POS_PAYMENTS,
  type PosDeliveryKind,
  type PosPayment,
} from '../../../contracts/restaurants/pos.ts';

export type PosMessageKind = PosDeliveryKind | 'test';

export interface PosAnswer {
  /** Null to what is no order. */
  payment: PosPayment | null;
  /** The POS's own name for the payment. */
  reference: string | null;
}

const KNOWN_FIELDS = ['status', 'reference'];
const ACKNOWLEDGED: Readonly<Record<Exclude<PosMessageKind, 'order'>, string>> = {
  cancellation: 'cancelled',
  test: 'ok',
};

/** It is null when the text is no answer of a POS. */
export function readPosAnswer(kind: PosMessageKind, text: string): PosAnswer | null {
  const answer = parse(text);
  if (answer === null || Object.keys(answer).some((field) => !KNOWN_FIELDS.includes(field))) return null;
  const { status, reference = null } = answer;
  if (reference !== null && !isReference(reference)) return null;
  if (kind !== 'order') return status === ACKNOWLEDGED[kind] ? { payment: null, reference } : null;
  const payment = POS_PAYMENTS.find((known) => known === status);
  return payment === undefined ? null : { payment, reference };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function isReference(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_POS_REFERENCE && /^[\x20-\x7e]+$/.test(value);
}
