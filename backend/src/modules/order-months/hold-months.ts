import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { StartupError } from '../../config/startup-error.ts';
import { TABLES } from './month-list.ts';

/** Less than the second after which Postgres looks for deadlocks. */
const LOCK_TIMEOUT = '500ms';
const TRIES = 10;
/** Whoever waited for the tables meanwhile gets through. */
const PAUSE_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Keeps everybody from the orders until the transaction ends. A statement that reads two of the tables may have one of them already and wait for the
 * other: so this lets go of what it has and begins anew, before Postgres would give up either of the two, which may be somebody's order.
 *
 * @throws StartupError when the tables stay in use.
 */
export async function holdMonths(manager: EntityManager): Promise<void> {
  await manager.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
  for (let tries = 1; !(await isLocked(manager)); tries += 1) {
    if (tries === TRIES) throw new StartupError('The orders are in use: try it once more at a quieter time.');
    await delay(PAUSE_MS);
  }
}

async function isLocked(manager: EntityManager): Promise<boolean> {
  await manager.query('SAVEPOINT unlocked');
  try {
    await manager.query(`LOCK TABLE ${TABLES.join(', ')} IN ACCESS EXCLUSIVE MODE`);
    return true;
  } catch (error) {
    const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
    if (!(cause instanceof DatabaseError) || cause.code !== LOCK_NOT_AVAILABLE) throw error;
    await manager.query('ROLLBACK TO SAVEPOINT unlocked');
    return false;
  }
}
