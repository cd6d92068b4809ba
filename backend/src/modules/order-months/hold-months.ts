import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { StartupError } from '../../config/startup-error.ts';
import { TABLES } from './month-list.ts';

/** Less than the second after which Postgres looks for deadlocks. */
const LOCK_TIMEOUT = '500ms';
const TRIES = 20;
/** Whoever waited for the tables meanwhile gets through. */
const PAUSE_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Works in a transaction that keeps everybody from the orders. A statement that reads two tables may have one of them already and wait for the
 * other: so this lets go of all that it has and begins anew, before Postgres would give up either of the two, which may be somebody's order.
 *
 * @throws StartupError when the tables stay in use.
 */
export async function holdMonths<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await dataSource.transaction(async (manager) => {
        await manager.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
        await manager.query(`LOCK TABLE ${TABLES.join(', ')} IN ACCESS EXCLUSIVE MODE`);
        return work(manager);
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tries === TRIES) throw new StartupError('The orders are in use: try it once more at a quieter time.');
    }
    await delay(PAUSE_MS);
  }
}

function isLockTimeout(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof DatabaseError && cause.code === LOCK_NOT_AVAILABLE;
}
