/** What a restaurant needs before it may sell, and as long as it does. */
import { missingTraderFields } from '../../../contracts/restaurants/trader.ts';
import { isAvailable } from '../../../database/availability.ts';
import { ProblemError } from '../../../http/problem.ts';

export interface TraderRow {
  legal_name: string | null;
  vat_id: string | null;
  phone: string | null;
  trader_declared_at: Date | null;
}

/** A `TraderRow`. */
export const TRADER_COLUMNS = 'legal_name, vat_id, phone, trader_declared_at';

/** Whether restaurant `r` has a dish that guests can order. */
export const HAS_DISH = `EXISTS (
  SELECT FROM menus m JOIN menu_items i ON i.menu_id = m.id
  WHERE m.restaurant_id = r.id AND m.deleted_at IS NULL AND i.deleted_at IS NULL AND NOT i.is_draft AND ${isAvailable('i')})`;

export function missingOf(row: TraderRow) {
  return missingTraderFields({
    legalName: row.legal_name,
    vatId: row.vat_id,
    phone: row.phone,
    traderDeclaredAt: row.trader_declared_at?.toISOString() ?? null,
  });
}

/** @throws ProblemError `trader_data_missing`, which names each field. */
export function checkTraderData(row: TraderRow): void {
  const missing = missingOf(row);
  if (missing.length === 0) return;
  throw new ProblemError('trader_data_missing', { issues: missing.map((field) => ({ field, code: 'required' })) });
}
