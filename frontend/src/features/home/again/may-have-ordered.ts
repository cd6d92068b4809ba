import { STORAGE_KEYS } from '@contracts/constants.ts';
import { mayHaveSession } from '../../../lib/api/session/session-hint.ts';

/** Whether this device knows an account, or orders without one: nobody else loads what is made of them. */
export function mayHaveOrdered(): boolean {
  try {
    return mayHaveSession() || (localStorage.getItem(STORAGE_KEYS.guestOrders) ?? '[]') !== '[]';
  } catch {
    return mayHaveSession();
  }
}
