import { HttpConnection, requestText } from '../../bench/load/http-connection.ts';
import { nowMs } from '../crowd/orders.ts';
import { sentBy, whenDue } from './rate.ts';

const CALLS_PER_SECOND = 50;
const MOST_CALLS = 5_000;

/**
 * How many milliseconds each call takes, from the moment it is due, that opens a connection of its own, as those of a proxy
 * do that keeps none. Ends when `over` does, and all are answered.
 */
export async function callUntil(over: Promise<unknown>, port: number, path: string): Promise<number[]> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  // Whoever waits for it hears of its failure.
  over.then(end, end);
  const request = requestText({ method: 'GET', path });
  const one = async (dueAt: number): Promise<number> => {
    const sentAt = sentBy(dueAt);
    const connection = await HttpConnection.open(port);
    const { status } = await connection.send(request);
    const answeredAt = nowMs();
    connection.close();
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    return answeredAt - sentAt;
  };
  const pending: Promise<number>[] = [];
  for await (const [, dueAt] of whenDue(CALLS_PER_SECOND, Array.from({ length: MOST_CALLS }))) {
    if (isOver) break;
    const answered = one(dueAt);
    // It is awaited below; until then a failure must not end the process.
    answered.catch(() => undefined);
    pending.push(answered);
  }
  return Promise.all(pending);
}
