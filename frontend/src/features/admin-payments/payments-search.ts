/** What the address of the payments says, and that of a restaurant's month. Pure. */
import { PAYMENT_PERIODS } from '@contracts/admin/admin-payments.ts';
import { CITIES } from '@contracts/constants.ts';
import type { PaymentsFilter } from '../../lib/api/admin/admin-payments.ts';

const DAY = /^20\d{2}-\d{2}-\d{2}$/;
const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

const matching = (form: RegExp, value: unknown) => (typeof value === 'string' && form.test(value) ? value : undefined);

/** Takes what it knows from an address, and leaves the rest out. */
export function parsePaymentsSearch(raw: Record<string, unknown>): PaymentsFilter {
  return {
    from: matching(DAY, raw.from),
    to: matching(DAY, raw.to),
    city: CITIES.find((city) => city === raw.city),
    period: PAYMENT_PERIODS.find((period) => period === raw.period),
  };
}

/** Reads a month as `YYYY-MM`. */
export const monthIn = (raw: Record<string, unknown>): string | undefined => matching(MONTH, raw.month);
