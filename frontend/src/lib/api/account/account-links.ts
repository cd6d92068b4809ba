import type { EmailConfirmationView } from '@contracts/accounts/account-links.ts';
import type {
  EmailConfirmationRequest,
  PasswordResetConfirmRequest,
  PasswordResetRequest,
} from '@contracts/http/requests.gen.ts';
import { request } from '../../http/http.ts';

/** It answers alike whatever the address. */
export const requestPasswordReset = (body: PasswordResetRequest) =>
  request<undefined>('POST', '/api/password-reset', { body });

export const confirmPasswordReset = (body: PasswordResetConfirmRequest) =>
  request<undefined>('POST', '/api/password-reset/confirm', { body });

/** Again: to the address that has yet to be confirmed. */
export const sendEmailLink = () => request<undefined>('POST', '/api/user/email-confirmation');

export const dropEmailChange = () => request<undefined>('DELETE', '/api/user/email-change');

export const confirmEmail = (body: EmailConfirmationRequest) =>
  request<EmailConfirmationView>('POST', '/api/email-confirmation', { body });
