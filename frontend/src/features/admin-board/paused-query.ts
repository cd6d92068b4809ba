import { adminTableQuery } from '../../lib/api/admin/admin-tables.ts';

/** The restaurants that are paused now, by whomever. */
export const pausedQuery = () => adminTableQuery('restaurants', { state: 'paused', sort: 'name' });
