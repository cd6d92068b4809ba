import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { defuse, sendCsv, toCsvLines } from './csv-stream.ts';

const reply = { type: () => reply, header: () => reply } as unknown as FastifyReply;

describe('a cell', () => {
  it.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tx', '\rx', "'=x", "''@x"])('%j is no formula', (cell) => {
    expect(defuse(cell)).toBe(`'${cell}`);
  });

  it.each(['', '1-2', 'a=b', "it's", "'plain"])('%j stays as it is', (cell) => {
    expect(defuse(cell)).toBe(cell);
  });

  it('keeps what would end it', () => {
    expect(toCsvLines([['a;b', 'say "x"', 'two\nlines', null, 3, true]])).toBe(
      '"a;b";"say ""x""";"two\nlines";;3;true\r\n',
    );
  });
});

describe('a table', () => {
  function endless(): { pages: AsyncGenerator<number[]>; state: { read: number; isOver: boolean } } {
    const state = { read: 0, isOver: false };
    async function* pages(): AsyncGenerator<number[]> {
      try {
        for (;;) yield [(state.read += 1)];
      } finally {
        state.isOver = true;
      }
    }
    return { pages: pages(), state };
  }

  it('is read as fast as it is taken, and no longer', async () => {
    const { pages, state } = endless();
    const stream = sendCsv(reply, 'x', ['n'], pages, (n) => [n]);
    const chunks = stream[Symbol.asyncIterator]();
    expect((await chunks.next()).value).toBe('\uFEFFn\r\n');
    for (let row = 1; row <= 20; row += 1) expect((await chunks.next()).value).toBe(`${row}\r\n`);
    expect(state.read).toBeLessThanOrEqual(23);
    stream.destroy();
    await once(stream, 'close');
    expect(state.isOver).toBe(true);
  });
});
