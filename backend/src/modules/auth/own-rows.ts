import { IsNull } from 'typeorm';
import type { AccountKind } from '../../access/account-kind.ts';

/** Which sessions, passkeys and links are an account's own: an owner's are not those of the staff. */
export function ownRows(kind: AccountKind, id: number) {
  switch (kind) {
    case 'customer':
      return { userId: id };
    case 'restaurant':
      return { restaurantId: id, staffId: IsNull() };
    case 'staff':
      return { staffId: id };
    case 'admin':
      return { adminId: id };
  }
}
