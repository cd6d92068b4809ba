/**
 * The product's own repositories on a pool of hand-written pg: the very statements, with no copy of them to keep in
 * step. A repository only puts values in order; the import is of the built product, since Node leaves decorators alone.
 */
import path from 'node:path';
import type { Pool } from 'pg';
import type { Environment } from '../../../backend/src/config/environment.ts';
import type { Queryable, Statement } from '../../../backend/src/database/database.ts';
import type { TablesRepository } from '../../../backend/src/modules/admin/tables.repository.ts';
import type { AuditRepository } from '../../../backend/src/modules/audit/audit.repository.ts';
import type { OrderRepository } from '../../../backend/src/modules/orders/order/order.repository.ts';
import type { PaymentsRepository } from '../../../backend/src/modules/payments/payments.repository.ts';
import type { RestaurantRepository } from '../../../backend/src/modules/restaurants/profile/restaurant.repository.ts';
import { DIST } from './product.ts';

type Made<T> = new (database: Queryable) => T;

export async function orderRepository(pool: Pool): Promise<OrderRepository> {
  const built = (await import(path.join(DIST, 'modules/orders/order/order.repository.js'))) as {
    OrderRepository: Made<OrderRepository>;
  };
  return new built.OrderRepository(onPool(pool));
}

export async function restaurantRepository(pool: Pool): Promise<RestaurantRepository> {
  const built = (await import(path.join(DIST, 'modules/restaurants/profile/restaurant.repository.js'))) as {
    RestaurantRepository: new (
      database: Queryable,
      environment: Pick<Environment, 'deliveryFeePolicy'>,
    ) => RestaurantRepository;
  };
  return new built.RestaurantRepository(onPool(pool), { deliveryFeePolicy: 'restaurant' });
}

export async function adminRepositories(
  pool: Pool,
): Promise<{ tables: TablesRepository; audit: AuditRepository; payments: PaymentsRepository }> {
  const [{ TablesRepository }, { AuditRepository }, { PaymentsRepository }] = (await Promise.all(
    ['admin/tables', 'audit/audit', 'payments/payments'].map(
      (name) => import(path.join(DIST, `modules/${name}.repository.js`)),
    ),
  )) as [
    { TablesRepository: Made<TablesRepository> },
    { AuditRepository: Made<AuditRepository> },
    { PaymentsRepository: Made<PaymentsRepository> },
  ];
  const database = onPool(pool);
  return {
    tables: new TablesRepository(database),
    audit: new AuditRepository(database),
    payments: new PaymentsRepository(database),
  };
}

function onPool(pool: Pool): Queryable {
  return {
    async run<Row extends object>(statement: Statement, values: readonly unknown[]) {
      const { rows } = await pool.query<Row>({ ...statement, values: [...values] });
      return rows;
    },
  };
}
