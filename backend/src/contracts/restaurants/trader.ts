/** What a platform has to know of a trader before it lists the trader (Art. 30 DSA), and guests of whom they buy (§ 5 DDG). */
import type { IsoTime } from '../units.ts';

export interface TraderData {
  legalName: string | null;
  vatId: string | null;
  phone: string | null;
  /** When it declared to offer only what the law allows. */
  traderDeclaredAt: IsoTime | null;
}

/** By the names that requests give these fields. */
export const TRADER_FIELDS = ['legalName', 'vatId', 'phone', 'traderDeclaration'] as const;
export type TraderField = (typeof TRADER_FIELDS)[number];

/** In the order of the forms; none where nothing stands in the way of an approval. */
export function missingTraderFields(data: TraderData): TraderField[] {
  return TRADER_FIELDS.filter((field) => !data[field === 'traderDeclaration' ? 'traderDeclaredAt' : field]);
}
