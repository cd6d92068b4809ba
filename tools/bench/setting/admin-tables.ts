/** The admins' tables: how the product is asked for a first page, and how its own repositories are without the product. */
import type { Pool } from 'pg';
import { adminRepositories } from './repositories.ts';

/** What the product reads for a page of 100: one more says whether there is a next. */
const READ = 101;
/** In the names of customers and of no restaurant; thousands have it. */
const SEARCHED = 'Anna Adler';
/** The rows that the page shows at first. */
const TODAY = new Date().toISOString().slice(0, 10);
const MONTH = { from: `${TODAY.slice(0, 7)}-01`, to: TODAY };
const NEWEST_ID = 2_147_483_647;

export const ADMIN_TABLES = {
  orders: '/api/admin/orders',
  orders_search: `/api/admin/orders?q=${encodeURIComponent(SEARCHED)}`,
  orders_open: '/api/admin/orders?status=pending,preparing,delivering',
  restaurants: '/api/admin/restaurants',
  users: '/api/admin/users',
  audit: '/api/admin/audit',
  turnover: `/api/admin/payments/restaurants?from=${MONTH.from}&to=${MONTH.to}`,
} as const satisfies Record<string, string>;
export type AdminTable = keyof typeof ADMIN_TABLES;

export async function readerOfTables(pool: Pool): Promise<Record<AdminTable, () => Promise<object[]>>> {
  const { tables, audit, payments } = await adminRepositories(pool);
  return {
    orders: () => tables.listOrders({}, 'newest', null, READ),
    orders_search: () => tables.listOrders({ q: SEARCHED }, 'newest', null, READ),
    orders_open: () => tables.listOrders({ status: ['pending', 'preparing', 'delivering'] }, 'newest', null, READ),
    restaurants: () => tables.listRestaurants({}, 'newest', null, READ),
    users: () => tables.listUsers({}, 'newest', null, READ),
    audit: () => audit.list({}, NEWEST_ID, READ),
    turnover: () => payments.listRestaurants(MONTH, null, 0, READ),
  };
}
