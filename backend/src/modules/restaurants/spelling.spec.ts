import { describe, expect, it } from '@jest/globals';
import { correctionsOf } from './spelling.ts';

const WORDS = ['pizza', 'pita', 'margherita', 'sushi', 'lahmacun', 'doner', 'susskartoffelpommes', 'spaghetti', 'ente'];

describe('corrections', () => {
  it.each([
    ['piza', ['pizza', 'pita']],
    ['pizzza', ['pizza']],
    ['margarita', ['margherita']],
    ['suhsi', ['sushi']],
    ['susi', ['sushi']],
    ['lamacun', ['lahmacun']],
    ['donner', ['doner']],
    ['susskartofel', ['susskartoffelpommes']],
    ['spagetti', ['spaghetti']],
    ['psgahetti', ['spaghetti']],
    ['spinat', []],
  ])('of %s', (term, expected) => {
    expect(correctionsOf(term, WORDS)).toEqual(expected);
  });

  it('guess nothing of short words and keep to a few', () => {
    expect(correctionsOf('piz', WORDS)).toEqual([]);
    expect(correctionsOf('kabel', ['nabel', 'gabel', 'fabel', 'sabel'])).toEqual(['nabel', 'gabel', 'fabel']);
    expect(correctionsOf('abcdef', [])).toEqual([]);
  });
});
