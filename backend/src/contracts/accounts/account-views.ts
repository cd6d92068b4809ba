/** Who is signed in: answers over HTTP. */
import type { AdminRole } from './admin-roles.ts';
import type { City, Role } from '../constants.ts';
import type { StaffDuty } from '../riders/duty.ts';
import type { Id, IsoTime } from '../units.ts';

/** `GET /api/user`, and the answer to logins. A restaurant's account has its restaurant's id as `id`. */
export interface AccountView {
  id: Id;
  role: Role;
  name: string | null;
  email: string;
  city: City | null;
  phone: string | null;
  address: string | null;
  createdAt: IsoTime;
  /** Of customers: whether somebody has shown that the mailbox is theirs. */
  isEmailVerified?: boolean;
  /** Of customers: what `email` becomes once its mailbox has confirmed it; null where no change was asked for. */
  pendingEmail?: string | null;
  /** Of a restaurant's staff: what its login is for. */
  duty?: StaffDuty;
  /** Of a restaurant's kitchen staff: orders, capacity and what is sold out, and nothing else. */
  isKitchenOnly?: boolean;
  staffName?: string | null;
  /** Of admins: what they may do is in `admin-roles.ts`. */
  adminRole?: AdminRole;
  /** Of admins: until they have set up a second factor they can do nothing else. */
  needsSecondFactor?: boolean;
}

/** `GET /api/demo-logins`: what login screens may show and fill in; none where no demo data is seeded. */
export interface DemoLoginView {
  role: Role;
  email: string;
  password: string;
}
