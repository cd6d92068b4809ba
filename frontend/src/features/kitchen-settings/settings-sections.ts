import type { AccountView } from '@contracts/accounts/account-views.ts';

const SETTINGS_SECTIONS = [
  'information',
  'hours',
  'holidays',
  'stations',
  'legal',
  'till',
  'staff',
  'password',
  'plan',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** What someone of the kitchen's staff may set: their own password. */
const STAFF_SECTIONS: readonly SettingsSection[] = ['password'];

export function sectionsFor(account: Pick<AccountView, 'isKitchenOnly'>): readonly SettingsSection[] {
  return account.isKitchenOnly ? STAFF_SECTIONS : SETTINGS_SECTIONS;
}
