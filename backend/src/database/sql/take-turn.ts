import type { Queryable, Statement } from '../connection/database.ts';

const TAKE_TURN: Statement = {
  name: 'take_turn',
  text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
};

/** Waits until nobody else has the turn of this name; it lasts as long as the transaction. No row could be locked instead. */
export async function takeTurn(tx: Queryable, name: string): Promise<void> {
  await tx.run(TAKE_TURN, [name]);
}
