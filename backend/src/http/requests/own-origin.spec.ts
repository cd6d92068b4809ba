import { describe, expect, it } from '@jest/globals';
import { isOwnOrigin } from './own-origin.ts';

const PUBLIC = 'https://tischlein.example';
const LOCAL = 'http://localhost:3000';

describe('an origin', () => {
  it.each([
    [PUBLIC, 'https://tischlein.example', 'tischlein.example'],
    [PUBLIC, 'https://tischlein.example', 'api:3000'],
    [LOCAL, 'http://localhost:3000', 'localhost:3000'],
    [LOCAL, 'http://127.0.0.1:4000', '127.0.0.1:4000'],
    [LOCAL, 'http://[::1]:3000', '[::1]:3000'],
  ])('is ours at %s: %s for %s', (publicUrl, origin, host) => {
    expect(isOwnOrigin(publicUrl, origin, host)).toBe(true);
  });

  it.each([
    [PUBLIC, 'https://evil.example', 'tischlein.example'],
    [PUBLIC, 'https://evil.example', 'evil.example'],
    [PUBLIC, 'http://127.0.0.1:3000', '127.0.0.1:3000'],
    [PUBLIC, 'null', 'tischlein.example'],
    [LOCAL, 'http://evil.example:3000', 'evil.example:3000'],
    [LOCAL, 'http://127.0.0.1.evil.example', '127.0.0.1.evil.example'],
    [LOCAL, 'http://notlocalhost:3000', 'notlocalhost:3000'],
    [LOCAL, 'http://127.0.0.1:1', '127.0.0.1:3000'],
    [LOCAL, 'http://127.0.0.1:3000', undefined],
    [LOCAL, 'null', 'null'],
  ])('is not ours at %s: %s for %s', (publicUrl, origin, host) => {
    expect(isOwnOrigin(publicUrl, origin, host)).toBe(false);
  });
});
