import type { Language } from '../../contracts/constants.ts';
import type { AccountKind } from '../../access/account-kind.ts';
import type { LinkPurpose } from '../../entities/accounts/account-link.entity.ts';

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
  /** The name of the restaurant whose staff it is. */
  restaurant: string;
}
