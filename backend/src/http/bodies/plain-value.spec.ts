import { describe, expect, it } from '@jest/globals';
import { firstFault, MAX_DEPTH } from './plain-value.ts';

const BUDGET = { nodes: 20, keys: 3 };
const faultOf = (value: unknown) => firstFault(value, BUDGET);

describe('firstFault', () => {
  it.each([[undefined], [null], [7], ['text'], [{ a: ['b', { c: true }] }], [[]], ['ü😀'], [Array(19).fill(1)]])(
    'lets %j pass',
    (value) => {
      expect(faultOf(value)).toBeNull();
    },
  );

  it('finds a NUL by its path', () => {
    expect(faultOf({ items: [{ notes: 'fine' }, { notes: 'n\0t' }] })).toEqual({ kind: 'text', path: 'items.1.notes' });
    expect(faultOf('\0')).toEqual({ kind: 'text', path: '' });
    expect(faultOf({ 'k\0': 1 })).toEqual({ kind: 'text', path: 'k\0' });
  });

  it('lets a password have a NUL, and nothing else', () => {
    expect(faultOf({ password: '\0', newPassword: '\0' })).toBeNull();
    expect(faultOf({ password: '\0', email: '\0' })).toEqual({ kind: 'text', path: 'email' });
    expect(faultOf({ password: { email: '\0' } })).toEqual({ kind: 'text', path: 'password.email' });
  });

  it.each([['\ud800'], ['a\udc00b'], ['\udc00\ud800']])(
    'finds half of a surrogate pair, also in a password',
    (text) => {
      expect(faultOf({ email: text })).toEqual({ kind: 'text', path: 'email' });
      expect(faultOf({ password: text })).toEqual({ kind: 'text', path: 'password' });
      expect(faultOf({ [text]: 1 })).toEqual({ kind: 'text', path: text });
    },
  );

  it.each(['__proto__', 'constructor', 'prototype'])('finds the key %s wherever it is', (key) => {
    const value: unknown = JSON.parse(`{"a":[{"${key}":1}]}`);
    expect(faultOf(value)).toEqual({ kind: 'reserved', path: `a.0.${key}` });
  });

  it('stops at a depth that no request has, also below a password', () => {
    const nest = (levels: number): unknown => (levels === 0 ? 'x' : [nest(levels - 1)]);
    expect(faultOf(nest(MAX_DEPTH))).toBeNull();
    expect(faultOf(nest(MAX_DEPTH + 1))?.kind).toBe('depth');
    expect(faultOf({ password: nest(2_000) })?.kind).toBe('depth');
  });

  it('stops at the budget', () => {
    expect(faultOf(Array(20).fill(1))?.kind).toBe('nodes');
    expect(faultOf({ a: 1, b: 1, c: 1, d: 1 })).toEqual({ kind: 'keys', path: '' });
    expect(faultOf({ a: [{ a: 1, b: 1, c: 1, d: 1 }] })).toEqual({ kind: 'keys', path: 'a.0' });
  });

  it('looks at no more than the budget allows', () => {
    let seen = 0;
    const watched = new Proxy(Array(80_000).fill({}), {
      get(target, key, receiver) {
        if (key !== 'length') seen += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    expect(faultOf(watched)?.kind).toBe('nodes');
    expect(seen).toBe(BUDGET.nodes);
  });
});
