import type { Role } from '@contracts/constants.ts';

/** The demo's own logins, shown where one logs in. They protect nothing. */
export const DEMO_PASSWORD = 'tischlein-deck-dich';
export const DEMO_EMAILS: Readonly<Record<Role, string>> = {
  customer: 'kunde@example.com',
  restaurant: 'restaurant1@example.com',
  admin: 'admin@example.com',
};
