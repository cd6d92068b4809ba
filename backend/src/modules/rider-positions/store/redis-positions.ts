import { POSITION_LIFETIME_MS } from '../../../contracts/riders/position.ts';
import { isCluster, type RedisClient } from '../../../events/queues/redis-client.ts';
import type { Departure, KeptPosition, PositionStore } from './position-store.ts';

/**
 * KEYS: of each position the rider's key and that of the session. ARGV: of each its shift, when it was taken, its sequence,
 * how long it may stay, the rider and the position.
 */
const PUT = `
for index = 1, #KEYS / 2 do
  local rider, session = KEYS[index * 2 - 1], KEYS[index * 2]
  local shift, taken, sequence, lifetime, id, position = unpack(ARGV, index * 6 - 5, index * 6)
  local endedShift, endedAt, lastShift, lastSequence = unpack(
    redis.call('hmget', rider, 'endedShift', 'endedAt', 'shift', 'sequence'))
  local isOver = endedAt and tonumber(taken) <= tonumber(endedAt)
    or endedShift and tonumber(shift) <= tonumber(endedShift)
  local isOld = lastShift == shift and tonumber(lastSequence) >= tonumber(sequence)
  if not isOver and not isOld then
    redis.call('hset', rider, 'shift', shift, 'sequence', sequence, 'position', position)
    redis.call('pexpire', rider, lifetime)
    redis.call('set', session, id, 'px', lifetime)
  end
end`;

/** KEYS: the riders'. ARGV: how long it is remembered, then of each when it left and the shift that ended, or nothing. */
const FORGET = `
for index, rider in ipairs(KEYS) do
  redis.call('hdel', rider, 'shift', 'sequence', 'position')
  redis.call('hset', rider, 'endedAt', ARGV[index * 2])
  if ARGV[index * 2 + 1] ~= '' then redis.call('hset', rider, 'endedShift', ARGV[index * 2 + 1]) end
  redis.call('pexpire', rider, ARGV[1])
end`;

type Script = (keys: number, ...values: (string | number)[]) => Promise<unknown>;
interface Scripted {
  tischleinPutPositions: Script;
  tischleinForgetPositions: Script;
}

/** Shared by all instances. */
export class RedisPositions implements PositionStore {
  readonly #scripted: Scripted;
  /** A script and its keys are on one server; what a script does takes in several riders. */
  readonly #prefix: 'rider' | '{rider}';

  constructor(private readonly redis: RedisClient) {
    this.#prefix = isCluster(redis) ? '{rider}' : 'rider';
    redis.defineCommand('tischleinPutPositions', { lua: PUT });
    redis.defineCommand('tischleinForgetPositions', { lua: FORGET });
    this.#scripted = redis as unknown as Scripted;
  }

  async put(positions: readonly KeptPosition[]): Promise<void> {
    const nowMs = Date.now();
    const lasting = positions.filter(({ fix }) => lifetimeOf(fix.atMs, nowMs) > 0);
    if (lasting.length === 0) return;
    await this.#scripted.tischleinPutPositions(
      lasting.length * 2,
      ...lasting.flatMap(({ riderId, sessionId }) => [this.#keyOf(riderId), this.#sessionKeyOf(sessionId)]),
      ...lasting.flatMap((position) => {
        const { riderId, shiftSinceMs, takenAtMs, fix } = position;
        return [shiftSinceMs, takenAtMs, fix.sequence, lifetimeOf(fix.atMs, nowMs), riderId, JSON.stringify(position)];
      }),
    );
  }

  async find(riderIds: readonly number[]): Promise<KeptPosition[]> {
    if (riderIds.length === 0) return [];
    const answers = await this.redis.pipeline(riderIds.map((id) => ['hget', this.#keyOf(id), 'position'])).exec();
    return (answers ?? []).flatMap(([error, text]) => {
      if (error !== null) throw error;
      return typeof text === 'string' ? [JSON.parse(text) as KeptPosition] : [];
    });
  }

  async riderOf(sessionId: string): Promise<number | null> {
    const riderId = await this.redis.get(this.#sessionKeyOf(sessionId));
    return riderId === null ? null : Number(riderId);
  }

  async forget(departures: readonly Departure[]): Promise<void> {
    if (departures.length === 0) return;
    await this.#scripted.tischleinForgetPositions(
      departures.length,
      ...departures.map(({ riderId }) => this.#keyOf(riderId)),
      POSITION_LIFETIME_MS,
      ...departures.flatMap(({ atMs, shiftEndedAtMs }) => [atMs, shiftEndedAtMs ?? '']),
    );
  }

  #keyOf(riderId: number): string {
    return `${this.#prefix}:position:${riderId}`;
  }

  #sessionKeyOf(sessionId: string): string {
    return `${this.#prefix}:session:${sessionId}`;
  }
}

function lifetimeOf(atMs: number, nowMs: number): number {
  return Math.min(POSITION_LIFETIME_MS, Math.floor(POSITION_LIFETIME_MS - (nowMs - atMs)));
}
