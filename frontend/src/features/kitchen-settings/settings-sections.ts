import type { AccountView } from '@contracts/accounts/account-views.ts';

const SETTINGS_SECTIONS = [
  'information',
  'hours',
  'holidays',
  'areas',
  'stations',
  'legal',
  'till',
  'staff',
  'password',
  'plan',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** What someone of the kitchen's staff may see: they set their own password, and read the rest. */
const STAFF_SECTIONS: readonly SettingsSection[] = ['password', 'areas'];

export function sectionsFor(account: Pick<AccountView, 'isKitchenOnly'>): readonly SettingsSection[] {
  return account.isKitchenOnly ? STAFF_SECTIONS : SETTINGS_SECTIONS;
}
