/** What a product says, kept among the results of the run, and its last lines for whoever says why it failed. */
import type { ChildProcessByStdio } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';

const LOGS = path.resolve(import.meta.dirname, '../../../test-results');
const LAST_LINES = 20;

export interface ProductOutput {
  readonly logFile: string;
  readonly lastLines: () => string;
}

/** `hear` gets each piece as it comes. */
export function keepOutput(
  child: ChildProcessByStdio<null, Readable, Readable>,
  name: string,
  hear: (text: string) => void = () => undefined,
): ProductOutput {
  mkdirSync(LOGS, { recursive: true });
  const logFile = path.join(LOGS, `${name}-${child.pid}.log`);
  const log = createWriteStream(logFile);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log.write(text);
      hear(text);
      lines.push(...text.split('\n').filter((line) => line !== ''));
      lines.splice(0, lines.length - LAST_LINES);
    });
  }
  return { logFile, lastLines: () => lines.join('\n') };
}
