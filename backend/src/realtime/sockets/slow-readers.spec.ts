import { describe, expect, it } from '@jest/globals';
import { Metrics } from '../../telemetry/metrics.ts';
import { MAX_UNSENT_BYTES, PARTS, SlowReaders } from './slow-readers.ts';
import type { SocketHub } from './socket-hub.ts';

const KIB = 1024;

/** A socket as far as this is concerned: how much it was told, how much of that the network took, and whether it is there. */
class Reader {
  taken = 0;
  said = 0;
  isClosed = false;
  readonly conn = { writeBuffer: [] as { data: string }[] };
  readonly data: { address: string; wire: object };

  constructor(
    readonly id: string,
    address = '192.0.2.1',
  ) {
    const { unsentOf, saidOf, close } = {
      unsentOf: () => this.said - this.taken,
      saidOf: () => this.said,
      close: () => (this.isClosed = true),
    };
    this.data = {
      address,
      wire: {
        get writableLength() {
          return unsentOf();
        },
        get bytesWritten() {
          return saidOf();
        },
        destroy: close,
      },
    };
  }
}

function slowReadersOf(sockets: Map<string, Reader>): SlowReaders {
  return new SlowReaders({ server: { of: () => ({ sockets }) } } as unknown as SocketHub, new Metrics());
}

function watch(...readers: Reader[]): (seconds: number) => string[] {
  const sockets = new Map(readers.map((reader) => [reader.id, reader]));
  const slowReaders = slowReadersOf(sockets);
  return (seconds) => {
    for (let part = 0; part < PARTS; part++) slowReaders.checkPart(seconds * 1_000);
    for (const reader of readers) if (reader.isClosed) sockets.delete(reader.id);
    return readers.filter(({ isClosed }) => isClosed).map(({ id }) => id);
  };
}

describe('SlowReaders', () => {
  it('closes a socket that has had more than a megabyte unsent for three seconds, also while it takes some of it', () => {
    const reader = new Reader('a');
    const closedAt = watch(reader);
    reader.said = 4 * MAX_UNSENT_BYTES;
    expect([closedAt(0), closedAt(2.9)]).toEqual([[], []]);
    reader.taken += 100 * KIB;
    expect(closedAt(3)).toEqual(['a']);
  });

  it('counts what waits before the network, too', () => {
    const reader = new Reader('a');
    const closedAt = watch(reader);
    reader.conn.writeBuffer.push({ data: 'x'.repeat(MAX_UNSENT_BYTES) }, { data: 'y' });
    expect([closedAt(0), closedAt(3)]).toEqual([[], ['a']]);
  });

  it('lets go on who takes a large answer in, and starts anew with the next', () => {
    const reader = new Reader('a');
    const closedAt = watch(reader);
    reader.said = 2 * MAX_UNSENT_BYTES;
    expect([closedAt(0), closedAt(2)]).toEqual([[], []]);
    reader.taken = MAX_UNSENT_BYTES;
    expect(closedAt(3)).toEqual([]);
    reader.said += MAX_UNSENT_BYTES;
    expect([closedAt(4), closedAt(6)]).toEqual([[], []]);
    reader.taken = reader.said;
    expect(closedAt(8)).toEqual([]);
  });

  it('closes a socket that takes nothing at all for fifteen seconds, and none that takes a little', () => {
    const [stalled, slow] = [new Reader('stalled'), new Reader('slow')];
    const closedAt = watch(stalled, slow);
    stalled.said = slow.said = 100 * KIB;
    for (let second = 0; second < 15; second++) {
      slow.taken += KIB;
      expect(closedAt(second)).toEqual([]);
    }
    slow.taken += KIB;
    expect(closedAt(15)).toEqual(['stalled']);
  });

  it('closes those with most unsent of an address that has more than sixteen megabytes unsent together', () => {
    const many = Array.from(
      { length: 17 },
      (_, index) => new Reader(`n${String(index)}`, '2001:db8::' + String(index)),
    );
    const other = new Reader('other', '192.0.2.2');
    const closedAt = watch(...many, other);
    for (const reader of [...many, other]) reader.said = MAX_UNSENT_BYTES - KIB;
    for (const reader of many.slice(3, 5)) reader.said = MAX_UNSENT_BYTES;
    expect(closedAt(0)).toEqual(['n3']);
  });

  it('counts what an address has unsent when all have been looked at, not when each was', () => {
    const many = Array.from({ length: 17 }, (_, index) => new Reader(String(index)));
    const slowReaders = slowReadersOf(new Map(many.map((reader) => [reader.id, reader])));
    for (const reader of many) reader.said = MAX_UNSENT_BYTES;
    for (let part = 0; part < PARTS - 1; part++) slowReaders.checkPart(part * 50);
    for (const reader of many) reader.taken = reader.said - KIB;
    slowReaders.checkPart(PARTS * 50);
    expect(many.filter(({ isClosed }) => isClosed)).toEqual([]);
  });

  it('looks at a part of all at a time, and at each once in a second, whoever comes and goes meanwhile', () => {
    const looks: string[] = [];
    const readers = Array.from({ length: 45 }, (_, index) => {
      const reader = new Reader(String(index));
      Object.defineProperty(reader.data.wire, 'writableLength', { get: () => looks.push(reader.id) * 0 });
      return reader;
    });
    const [late, ...there] = readers;
    if (!late) throw new Error('There are 45.');
    const sockets = new Map(there.map((reader) => [reader.id, reader]));
    const slowReaders = slowReadersOf(sockets);
    const counts = Array.from({ length: PARTS }, (_, part) => {
      const before = looks.length;
      if (part === 1) sockets.set(late.id, late);
      if (part === 2) sockets.delete('44');
      slowReaders.checkPart(part * 50);
      return looks.length - before;
    });
    expect(Math.max(...counts)).toBe(3);
    const seen = looks.toSorted((a, b) => Number(a) - Number(b));
    expect(seen).toEqual(Array.from({ length: 44 }, (_, index) => String(index)));
  });
});
