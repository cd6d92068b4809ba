import { describe, expect, it } from '@jest/globals';
import { changesOf } from './audit-diff.ts';

describe('what changed', () => {
  it('stands side by side by field', () => {
    expect(changesOf({ status: 'pending' }, { status: 'cancelled', note: 'asked' })).toEqual([
      { field: 'status', before: 'pending', after: 'cancelled' },
      { field: 'note', before: undefined, after: 'asked' },
    ]);
  });

  it('tells what was emptied from what was never there', () => {
    expect(changesOf({ phone: '030' }, { phone: null })).toEqual([{ field: 'phone', before: '030', after: null }]);
    expect(changesOf({ name: 'Ada' }, null)).toEqual([{ field: 'name', before: 'Ada', after: undefined }]);
  });

  it('opens fields within fields and leaves lists whole', () => {
    expect(changesOf(null, { filter: { city: 'berlin', status: ['pending'] }, empty: {} })).toEqual([
      { field: 'filter.city', before: undefined, after: 'berlin' },
      { field: 'filter.status', before: undefined, after: ['pending'] },
      { field: 'empty', before: undefined, after: {} },
    ]);
  });

  it('is nothing without a record', () => {
    expect(changesOf(null, null)).toEqual([]);
  });
});
