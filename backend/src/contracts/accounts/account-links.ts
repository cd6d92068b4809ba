/** Links that are sent by e-mail: for a forgotten password, and to confirm an address. */

/** As many characters as 32 bytes have in base64url; what is longer was never ours. */
export const MAX_LINK_TOKEN_LENGTH = 64;

/** `POST /api/password-reset`: 202, whatever the address. */
export interface PasswordResetRequest {
  email: string;
}

/** `POST /api/password-reset/confirm`: 204; every session of the account has ended. */
export interface PasswordResetConfirmRequest {
  token: string;
  password: string;
}

/** `POST /api/email-confirmation`, with the token of either link. */
export interface EmailConfirmationRequest {
  token: string;
}

export interface EmailConfirmationView {
  /** The account's address from now on. */
  email: string;
}
