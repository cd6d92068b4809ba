import { describe, expect, it } from '@jest/globals';
import { mergeEdits } from './merge-edits.ts';

const base = { name: 'Da Mario', phone: '030 1', address: 'Torstraße 1' };

describe('two who edit at once', () => {
  it('keep what each of them alone has changed', () => {
    const theirs = { ...base, phone: '030 2' };
    const mine = { ...base, name: 'Bei Mario' };
    expect(mergeEdits(base, theirs, mine)).toEqual({
      theirs,
      mine,
      merged: { name: 'Bei Mario', phone: '030 2', address: 'Torstraße 1' },
      taken: ['phone'],
      conflicts: [],
    });
  });

  it('are asked where both have changed a field, and nothing typed is lost', () => {
    const { merged, taken, conflicts } = mergeEdits(
      base,
      { ...base, name: 'Zu Mario' },
      { ...base, name: 'Bei Mario' },
    );
    expect({ merged, taken, conflicts }).toEqual({
      merged: { ...base, name: 'Bei Mario' },
      taken: [],
      conflicts: ['name'],
    });
  });

  it('are not asked where both mean the same', () => {
    const same = { ...base, name: 'Bei Mario' };
    expect(mergeEdits(base, same, same)).toMatchObject({ merged: same, taken: [], conflicts: [] });
  });
});
