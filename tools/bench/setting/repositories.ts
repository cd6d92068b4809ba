/**
 * The product's own repositories on a pool of hand-written pg: the very statements, with no copy of them to keep in
 * step. A repository only puts values in order; the import is of the built product, since Node leaves decorators alone.
 */
import path from 'node:path';
import type { Pool } from 'pg';
import { DataSource, Repository } from 'typeorm';
import type { Environment } from '../../../backend/src/config/environment.ts';
import type { Database, Statement } from '../../../backend/src/database/connection/database.ts';
import type { Restaurant } from '../../../backend/src/entities/restaurants/restaurant.entity.ts';
import type { TablesRepository } from '../../../backend/src/modules/admin/tables.repository.ts';
import type { AuditRepository } from '../../../backend/src/modules/audit/audit.repository.ts';
import type { OrderRepository } from '../../../backend/src/modules/orders/order/order.repository.ts';
import type { PaymentsRepository } from '../../../backend/src/modules/payments/payments.repository.ts';
import type { RestaurantRepository } from '../../../backend/src/modules/restaurants/profile/restaurant.repository.ts';
import { DIST } from './product.ts';

/** Connected to nothing: what is measured are statements, and not what a repository does through TypeORM beside them. */
const NONE = new Repository<Restaurant>('restaurants', new DataSource({ type: 'postgres' }).manager);

export async function orderRepository(pool: Pool): Promise<OrderRepository> {
  const built = (await import(path.join(DIST, 'modules/orders/order/order.repository.js'))) as {
    OrderRepository: typeof OrderRepository;
  };
  return new built.OrderRepository(onPool(pool));
}

export async function restaurantRepository(pool: Pool): Promise<RestaurantRepository> {
  const built = (await import(path.join(DIST, 'modules/restaurants/profile/restaurant.repository.js'))) as {
    RestaurantRepository: typeof RestaurantRepository;
  };
  const environment = { deliveryFeePolicy: 'restaurant' } as Environment;
  return new built.RestaurantRepository(onPool(pool), NONE, environment);
}

export async function adminRepositories(
  pool: Pool,
): Promise<{ tables: TablesRepository; audit: AuditRepository; payments: PaymentsRepository }> {
  const [tables, audit, payments] = (await Promise.all(
    ['admin/tables', 'audit/audit', 'payments/payments'].map(
      (name) => import(path.join(DIST, `modules/${name}.repository.js`)),
    ),
  )) as [
    { TablesRepository: typeof TablesRepository },
    { AuditRepository: typeof AuditRepository },
    { PaymentsRepository: typeof PaymentsRepository },
  ];
  const database = onPool(pool);
  return {
    tables: new tables.TablesRepository(database),
    audit: new audit.AuditRepository(database),
    payments: new payments.PaymentsRepository(NONE, database),
  };
}

function onPool(pool: Pool): Database {
  return {
    async run<Row extends object>(statement: Statement, values: readonly unknown[]) {
      const { rows } = await pool.query<Row>({ ...statement, values: [...values] });
      return rows;
    },
  } as Pick<Database, 'run'> as Database;
}
