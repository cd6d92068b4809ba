import type { DemoAdmin, DemoCustomer, DemoRider } from './parts/types.ts';

/** Of every demo account. It is printed at start and shown on the login pages; it protects nothing. */
export const DEMO_PASSWORD = 'tischlein-deck-dich';

export const DEMO_CUSTOMER: DemoCustomer = {
  name: 'Kim Kundig',
  email: 'kunde@example.com',
  city: 'berlin',
  phone: '030 23125 900',
  address: 'Gneisenaustraße 248, 10961 Berlin',
};

/** Of the first restaurant. The others send nobody, as most do. */
export const DEMO_RIDERS: readonly DemoRider[] = [
  { name: 'Rike Radler', email: 'rider1@example.com' },
  { name: 'Rafi Rennrad', email: 'rider2@example.com' },
];

export const DEMO_ADMIN: DemoAdmin = { email: 'admin@example.com' };
