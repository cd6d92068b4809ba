import { describe, expect, it, jest } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';

const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
const { PasswordHasher } = await import('./password-hasher.ts');

const PARAMETERS = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();

  it('makes argon2id hashes of 19 MiB and two passes, each with its own salt', async () => {
    const [first, second] = await Promise.all([hasher.hash('eine lange Suppe'), hasher.hash('eine lange Suppe')]);
    expect(first).toMatch(PARAMETERS);
    expect(first).not.toBe(second);
    expect(await hasher.verify(first, 'eine lange Suppe')).toBe(true);
    expect(await hasher.verify(first, 'eine lange suppe')).toBe(false);
  });

  it('takes the two ways to write a letter for one', async () => {
    const hash = await hasher.hash('Gru\u0308nkohl');
    expect(await hasher.verify(hash, 'Grünkohl')).toBe(true);
  });

  it('says no to an account that does not exist, after the same work', async () => {
    verify.mockClear();
    expect(await hasher.verify(null, 'nobody has this password')).toBe(false);
    expect(verify.mock.calls).toEqual([[expect.stringMatching(PARAMETERS), 'nobody has this password']]);
  });
});
