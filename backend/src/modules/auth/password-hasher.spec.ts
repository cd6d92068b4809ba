import { describe, expect, it } from '@jest/globals';
import { PasswordHasher } from './password-hasher.ts';

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();

  it('makes argon2id hashes of 19 MiB and two passes, each with its own salt', async () => {
    const [first, second] = await Promise.all([hasher.hash('eine lange Suppe'), hasher.hash('eine lange Suppe')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await hasher.verify(first, 'eine lange Suppe')).toBe(true);
    expect(await hasher.verify(first, 'eine lange suppe')).toBe(false);
  });

  it('takes the two ways to write a letter for one', async () => {
    const hash = await hasher.hash('Gru\u0308nkohl');
    expect(await hasher.verify(hash, 'Grünkohl')).toBe(true);
  });

  it('says no to an account that does not exist, after the same work', async () => {
    expect(await hasher.verify(null, 'nobody has this password')).toBe(false);
    const timeOf = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now();
      for (let round = 0; round < 5; round += 1) await work();
      return performance.now() - startedAt;
    };
    const hash = await hasher.hash('eine lange Suppe');
    const known = await timeOf(() => hasher.verify(hash, 'wrong'));
    const unknown = await timeOf(() => hasher.verify(null, 'wrong'));
    expect(unknown).toBeGreaterThan(known / 4);
  });
});
