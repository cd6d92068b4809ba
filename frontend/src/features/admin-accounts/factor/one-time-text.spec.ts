import { describe, expect, it } from '@jest/globals';
import { inGroups, recoveryFile } from './one-time-text.ts';

describe('the secret for typing', () => {
  it('comes in groups of four, without a space at the end', () => {
    expect(inGroups('JBSWY3DPEHPK')).toBe('JBSW Y3DP EHPK');
    expect(inGroups('JBSWY3DPEH')).toBe('JBSW Y3DP EH');
    expect(inGroups('')).toBe('');
  });
});

describe('the file of recovery codes', () => {
  it('says whose they are and has one a line', () => {
    expect(recoveryFile('Tischlein, a@b.de', ['aaaaa-bbbbb', 'ccccc-ddddd'])).toBe(
      'Tischlein, a@b.de\n\naaaaa-bbbbb\nccccc-ddddd\n',
    );
  });
});
