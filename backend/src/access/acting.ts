import type { Role } from '../contracts/constants.ts';

/** Who does something, and by which request. */
export interface Acting {
  role: Role;
  accountId: number;
  /** It is null for what comes over a socket. */
  requestId: string | null;
  ip: string | null;
}
