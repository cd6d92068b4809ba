import type { Language, Role } from '../../contracts/constants.ts';
import type { LinkPurpose } from './account-link.entity.ts';

/** What has a password of its own: a restaurant's owner, and each of its staff. In the order of the table's columns. */
export const ACCOUNT_KINDS = ['customer', 'restaurant', 'staff', 'admin'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** By the id of the row in the kind's own table. */
export interface AccountRef {
  kind: AccountKind;
  id: number;
}

/** Somebody who can be written to. */
export interface MailAccount extends AccountRef {
  email: string;
  /** Null where the account has none. */
  language: Language | null;
}

export interface LinkRow extends AccountRef {
  purpose: LinkPurpose;
  /** The mailbox that the link was sent to. */
  email: string;
  name: string;
  /** Of staff: the restaurant's name. */
  restaurant: string;
}

/** Staff act as their restaurant, and its rules for passwords are theirs. */
export function roleOf(kind: AccountKind): Role {
  return kind === 'staff' ? 'restaurant' : kind;
}
