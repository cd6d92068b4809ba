import { MAX_ADDRESS_LENGTH } from './account.ts';

/** What an address is called until it gets a name: its first line or part, such as the street. */
export function labelOf(address: string): string {
  const [first = ''] = address.trim().split(/[,\n]/);
  return Array.from(first.trim()).slice(0, MAX_ADDRESS_LENGTH.label).join('') || '–';
}
