import { describe, expect, it } from '@jest/globals';
import { NO_TIP, TIP_CHOICES, tipCentsOf, toTipDraft } from './tip.ts';

describe('a tip', () => {
  it('is none until somebody chooses one', () => {
    expect(tipCentsOf(NO_TIP)).toBe(0);
    expect(TIP_CHOICES.filter((choice) => choice !== 'own').map((choice) => tipCentsOf({ choice, own: '9' }))).toEqual([
      0, 100, 200, 300,
    ]);
  });

  it.each([
    ['2,50', 250],
    ['2.5 €', 250],
    ['50', 5_000],
    ['0', 0],
    ['', null],
    ['50,01', null],
    ['viel', null],
    ['-1', null],
    ['1,005', null],
  ])('of one’s own reads %j as %j', (own, cents) => {
    expect(tipCentsOf({ choice: 'own', own })).toBe(cents);
  });

  it.each([null, 'x', [], { choice: '1000', own: 7 }])('is none in a draft of %j', (stored) => {
    expect(toTipDraft(stored)).toEqual(NO_TIP);
  });
});
