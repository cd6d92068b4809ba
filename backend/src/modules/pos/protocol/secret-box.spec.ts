import { describe, expect, it } from '@jest/globals';
import { SecretBox } from './secret-box.ts';

const box = new SecretBox({ sessionSecret: 'a secret that only tests know, and no one else' });

describe('the box for keys of POS systems', () => {
  it('gives back what was put in, and shows nothing of it', () => {
    const secret = 'kasse-Ä-🔑-1234567890';
    const sealed = box.seal(secret);
    expect(sealed).not.toContain('kasse');
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('utf8')).not.toContain('1234567890');
    expect(box.open(sealed)).toBe(secret);
  });

  it('never seals alike', () => {
    expect(box.seal('same')).not.toBe(box.seal('same'));
  });

  it('opens nothing that was changed, cut or sealed with another secret', () => {
    const sealed = box.seal('pos');
    const changed = Buffer.from(sealed.slice(3), 'base64url');
    changed[14] = (changed[14] ?? 0) ^ 1;
    expect(box.open(`v1.${changed.toString('base64url')}`)).toBeNull();
    expect(box.open(sealed.slice(0, 20))).toBeNull();
    expect(box.open('')).toBeNull();
    expect(box.open('plain text')).toBeNull();
    expect(new SecretBox({ sessionSecret: 'another secret of at least 32 characters' }).open(sealed)).toBeNull();
  });
});
