import { parseArgs } from 'node:util';
import { chooseNames } from '../bench/terminal.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios/all.ts';

export const RANDOM_SECONDS = 300;

export interface Options {
  readonly scenarios: readonly Scenario[];
  /** How long the random kills go on. */
  readonly randomMs: number;
}

const USAGE = `npm run chaos -- [--only name,name] [--seconds of the random kills, ${RANDOM_SECONDS}]
${SCENARIOS.map(({ name, what }) => `  ${name.padEnd(20)}${what}`).join('\n')}`;

/** @throws Error with lines for the terminal. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      seconds: { type: 'string', default: String(RANDOM_SECONDS) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(USAGE);
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds <= 3_600)) throw new Error(`--seconds must be from 1 to 3600.\n${USAGE}`);
  const names = SCENARIOS.map(({ name }) => name);
  const wanted = chooseNames(values.only, names, USAGE);
  return {
    scenarios: SCENARIOS.filter(({ name }) => wanted.includes(name)),
    randomMs: seconds * 1_000,
  };
}
