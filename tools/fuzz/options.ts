import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export interface Options {
  readonly count: number;
  readonly seed: number;
  readonly callersAtOnce: number;
}

const COUNT = 20_000;
const AT_ONCE = 12;
const USAGE = `npm run fuzz -- [--count of inputs, ${COUNT}] [--seed whole number, else a new one] [--at-once callers, ${AT_ONCE}]`;

/** @throws Error with lines for the terminal. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: String(COUNT) },
      seed: { type: 'string' },
      'at-once': { type: 'string', default: String(AT_ONCE) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(USAGE);
  return {
    count: whole('--count', values.count, 1, 100_000_000),
    seed: values.seed === undefined ? randomInt(2 ** 31) : whole('--seed', values.seed, 0, 2 ** 31 - 1),
    callersAtOnce: whole('--at-once', values['at-once'], 1, 64),
  };
}

function whole(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}.\n${USAGE}`);
}
