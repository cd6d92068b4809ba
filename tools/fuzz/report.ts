/** What a run says on the terminal. */
import { alignedTable } from '../bench/terminal.ts';
import type { Find } from './finds.ts';
import type { Input } from './inputs/input.ts';
import type { Tally } from './tally.ts';

const SHOWN_OF_BODY = 400;
const SHOWN_OF_TARGET = 300;

export function tableOf({ byOperation, byStatus }: Tally): string {
  const statuses = [...byStatus.keys()].sort();
  const rows = [...byOperation].sort(([one], [other]) => (one < other ? -1 : 1));
  const cells = (counts: ReadonlyMap<string, number>): string[] =>
    statuses.map((status) => String(counts.get(status) ?? ''));
  return alignedTable(
    [
      ['operation', ...statuses],
      ...rows.map(([name, counts]) => [name, ...cells(counts)]),
      ['all', ...cells(byStatus)],
    ],
    (column) => column > 0,
  );
}

export function linesOf(find: Find, seed: number): string {
  const { title, times, index, input, smallest, answer } = find;
  return [
    title,
    `  ${times} times, first as input ${index} of seed ${seed}: ${input.oddities.join(', ') || 'valid'}`,
    `  answered: ${answer}`,
    smallest === null ? '  (as first sent; it did not show alone)' : '  smallest:',
    ...requestLines(smallest ?? input).map((line) => `    ${line}`),
  ].join('\n');
}

function requestLines({ method, target, caller, headers, body }: Input): string[] {
  const lines = [`${method} ${clipped(target, SHOWN_OF_TARGET)} as ${caller}`];
  for (const [name, value] of Object.entries(headers))
    lines.push(`${name}: ${clipped(String(value), SHOWN_OF_TARGET)}`);
  if (body !== null) lines.push(clipped(JSON.stringify(body.toString('latin1')), SHOWN_OF_BODY));
  return lines;
}

function clipped(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`;
}
