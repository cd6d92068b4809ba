import { MAX_LENGTH } from '@contracts/constants.ts';

export interface DoneSearch {
  q?: string | undefined;
}

/** What the address says, as far as it is of use. An address has numbers as numbers. */
export function readDoneSearch({ q }: Record<string, unknown>): DoneSearch {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, MAX_LENGTH.search) : '';
  return text === '' ? {} : { q: text };
}
