/** Links that are sent by e-mail: for a forgotten password, and to confirm an address. */

/** As many characters as 32 bytes have in base64url; what is longer was never ours. */
export const MAX_LINK_TOKEN_LENGTH = 64;

export interface EmailConfirmationView {
  /** The account's address from now on. */
  email: string;
}
