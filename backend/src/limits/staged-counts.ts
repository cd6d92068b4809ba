import type { Redis } from 'ioredis';
import { keyPrefixOf } from './limiters.ts';
import { type LimitName, LIMITS } from './rules.ts';

/** What is counted: the limit's name, and the key before it is hashed. */
export type Counter = readonly [name: LimitName, key: string];

/** What follows from what was counted before. */
export interface Stages {
  /** Whoever is remembered by this is counted by `known` alone. */
  readonly memory: Counter;
  readonly known: Counter;
  /** All of a stage are counted; the next one only when they are all within their limits. */
  readonly strangers: readonly (readonly Counter[])[];
}

/**
 * KEYS: the memory, what the known are counted by, then each stage's. ARGV: points and seconds of each but the memory, then
 * how many keys each stage has. Counts as the library's own script does, so that both can be mixed. 1: within all limits.
 */
const SCRIPT = `
local function is_within(index)
  local points, seconds = tonumber(ARGV[index * 2 - 3]), ARGV[index * 2 - 2]
  redis.call('set', KEYS[index], 0, 'EX', seconds, 'NX')
  return redis.call('incrby', KEYS[index], 1) <= points
end
if redis.call('exists', KEYS[1]) == 1 then return is_within(2) and 1 or 0 end
local index = 2
for stage = #KEYS * 2 - 1, #ARGV do
  local all_within = true
  for _ = 1, tonumber(ARGV[stage]) do
    index = index + 1
    if not is_within(index) then all_within = false end
  end
  if not all_within then return 0 end
end
return 1`;

interface Scripted {
  tischleinCountStages: (keys: number, ...values: (string | number)[]) => Promise<number>;
}

/** In one round trip, whatever follows from what. */
export function stagedCountsOf(redis: Redis, hash: (key: string) => string): (stages: Stages) => Promise<boolean> {
  redis.defineCommand('tischleinCountStages', { lua: SCRIPT });
  const scripted = redis as unknown as Scripted;
  return async ({ memory, known, strangers }) => {
    const counted = [known, ...strangers.flat()];
    const keys = [memory, ...counted].map(([name, key]) => `${keyPrefixOf(name)}:${hash(key)}`);
    const rules = counted.flatMap(([name]) => [LIMITS[name].points, LIMITS[name].seconds]);
    const sizes = strangers.map(({ length }) => length);
    return (await scripted.tischleinCountStages(keys.length, ...keys, ...rules, ...sizes)) === 1;
  };
}
