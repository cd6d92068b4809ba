import type { Role } from '../contracts/constants.ts';

/** Who does something, and by which request. */
export interface Acting {
  role: Role;
  accountId: number;
  /** Null over a socket. */
  requestId: string | null;
  ip: string | null;
}
