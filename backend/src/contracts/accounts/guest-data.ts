/** What an admin finds and blanks of a guest who asks for it (Art. 17 GDPR). Counts alone: who it is, the admin knows. */
import type { Count, IsoTime } from '../units.ts';

/** An order stands for all that were placed with its e-mail. */
export const GUEST_KEYS = ['email', 'phone', 'order'] as const;
export type GuestKey = (typeof GUEST_KEYS)[number];

/** `POST /api/admin/guest-data/find`. All zero, and no time, where no guest's order still has data. */
export interface GuestDataView {
  /** How many orders can be blanked now. */
  orders: Count;
  /** Of those orders: their text goes, their stars stay. */
  reviews: Count;
  /** Orders that are under way: they stay. */
  open: Count;
  /** Orders about whose review a notice or a complaint is undecided: they stay. */
  disputed: Count;
  /** When the first and the last of all of them were placed. */
  firstAt: IsoTime | null;
  lastAt: IsoTime | null;
}

/** `POST /api/admin/guest-data/erase` */
export interface GuestErasureView {
  /** How many orders were blanked. */
  orders: Count;
  /** How many orders are under way and therefore stay. */
  open: Count;
  /** Orders whose review somebody has yet to decide about, which stay. */
  disputed: Count;
}
