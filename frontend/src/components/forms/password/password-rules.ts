import { MIN_PASSWORD_LENGTH, type Role } from '@contracts/constants.ts';
import type { Translate } from '../../../i18n/texts.ts';

/** What is wrong with a new password, as far as the browser can tell; the server also refuses common ones. */
export function newPasswordError(t: Translate, password: string, role: Role = 'customer'): string | null {
  const count = MIN_PASSWORD_LENGTH[role];
  if (password === '') return t('auth.passwordRequired');
  return Array.from(password).length < count ? t('auth.passwordTooShort', { count }) : null;
}
