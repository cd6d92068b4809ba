import { describe, expect, it } from '@jest/globals';
import { order } from '../queue/queue-in-tests.ts';
import { doneOrders } from './done-list.ts';
import { readDoneSearch } from './done-search.ts';

const at = (minute: number) => `2026-11-21T18:${String(minute).padStart(2, '0')}:00.000Z`;
const done = (id: number, minute: number, more = {}) =>
  order(id, { status: 'delivered', version: 4, updated_at: at(minute), customer_name: 'Ann', items: [], ...more });

const listed = [done(9, 30), done(4, 20), done(7, 10)];
const idsOf = (...given: Parameters<typeof doneOrders>) => doneOrders(...given).map(({ id }) => id);

describe('what is done', () => {
  it('goes on as the queue does: what is brought back leaves, what ends comes in where it belongs', () => {
    const held = [done(4, 31, { status: 'delivering', version: 5 }), done(5, 25), done(8, 40), order(10)];
    expect(idsOf(listed, held, { q: undefined, isWhole: false })).toEqual([8, 9, 5, 7]);
  });

  it('leaves out what lies behind what was read, until all is read', () => {
    const held = [done(3, 5)];
    expect(idsOf(listed, held, { q: undefined, isWhole: false })).toEqual([9, 4, 7]);
    expect(idsOf(listed, held, { q: undefined, isWhole: true })).toEqual([9, 4, 7, 3]);
  });

  it('keeps the words that the server has of an order which did not move', () => {
    const words = done(9, 30, { status: 'cancelled', reason: 'other', cancel_note: 'The oven is broken.' });
    const [shown] = doneOrders([words], [{ ...words, cancel_note: null }], { q: undefined, isWhole: true });
    expect(shown?.cancel_note).toBe('The oven is broken.');
  });

  it('is searched as the server does it: by the whole number, or by a part of a word', () => {
    const held = [done(12, 50), done(112, 51), done(13, 52, { customer_name: 'Ayşe' })];
    expect(idsOf([], held, { q: '#12', isWhole: true })).toEqual([12]);
    expect(idsOf([], held, { q: 'ayse', isWhole: true })).toEqual([13]);
  });

  it('reads from its address what is of use', () => {
    expect([{ q: 24 }, { q: ' ayse ' }, { q: '' }, { q: ['a'] }].map(readDoneSearch)).toEqual([
      { q: '24' },
      { q: 'ayse' },
      {},
      {},
    ]);
  });
});
