import { describe, expect, it } from '@jest/globals';
import { isInside } from './inside-only.ts';

describe('isInside', () => {
  it.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:172.18.0.3',
    '10.1.2.3',
    '192.168.0.9',
    'fd00::1',
    'fe80::1',
  ])('takes %s for one of ours', (ip) => expect(isInside(ip)).toBe(true));
  it.each(['172.32.0.1', '8.8.8.8', '::ffff:8.8.8.8', '2a00:1450::1', '', 'unknown'])('takes %j for a stranger', (ip) =>
    expect(isInside(ip)).toBe(false),
  );
});
