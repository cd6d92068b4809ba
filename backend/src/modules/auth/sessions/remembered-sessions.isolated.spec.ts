import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionAccount } from '../../../access/session-account.ts';
import { RememberedSessions } from './remembered-sessions.ts';
import { SessionEnds } from './session-ends.ts';

const KITCHEN: SessionAccount = {
  sessionId: 'a',
  role: 'restaurant',
  accountId: 1,
  staffId: null,
  duty: null,
  adminRole: null,
  expiresAt: new Date('2030-01-01'),
  provedAt: new Date('2026-01-01'),
  isRestricted: false,
};
const SEEN = new Date('2026-01-01');

describe('remembered sessions', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are known for half a minute', () => {
    const remembered = new RememberedSessions(new SessionEnds());
    remembered.keep(KITCHEN, SEEN);
    jest.advanceTimersByTime(29_000);
    expect(remembered.find('a')).toMatchObject({ account: KITCHEN, lastSeenAt: SEEN });
    jest.advanceTimersByTime(2_000);
    expect(remembered.find('a')).toBeNull();
  });

  it('are forgotten when they end here', () => {
    const ends = new SessionEnds();
    const remembered = new RememberedSessions(ends);
    remembered.keep(KITCHEN, SEEN);
    ends.ended.next('a');
    expect(remembered.find('a')).toBeNull();
  });

  it('are never those of admins, whose rights may change meanwhile', () => {
    const remembered = new RememberedSessions(new SessionEnds());
    remembered.keep({ ...KITCHEN, role: 'admin', adminRole: 'owner' }, SEEN);
    expect(remembered.find('a')).toBeNull();
  });
});
