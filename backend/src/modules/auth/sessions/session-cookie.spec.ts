import { describe, expect, it } from '@jest/globals';
import { SessionCookie } from './session-cookie.ts';

const TOKEN = 'A-_9'.repeat(10) + 'abc';
const plain = new SessionCookie({ publicUrl: 'http://localhost:3000' });
const secure = new SessionCookie({ publicUrl: 'https://tischlein.example' });

describe('the session cookie', () => {
  it('is bound to host and https where there is https', () => {
    expect(plain.of(TOKEN)[0]).toBe(`tischlein_session=${TOKEN}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    expect(secure.of(TOKEN)[0]).toBe(
      `__Host-tischlein_session=${TOKEN}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(secure.cleared()[0]).toBe('__Host-tischlein_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure');
  });

  it('comes and goes with a hint that tells scripts nothing but that', () => {
    expect(plain.of(TOKEN)[1]).toBe('tischlein_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax');
    expect(secure.of(TOKEN)[1]).toBe('__Host-tischlein_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax; Secure');
    expect(secure.cleared()[1]).toBe('__Host-tischlein_signed_in=; Max-Age=0; Path=/; SameSite=Lax; Secure');
  });

  it.each([
    [`tischlein_session=${TOKEN}`, TOKEN],
    [`a=b; tischlein_session=${TOKEN};c=d`, TOKEN],
    [undefined, null],
    ['', null],
    ['tischlein_session', null],
    ['tischlein_session=', null],
    [`tischlein_session=${TOKEN}x`, null],
    [`tischlein_session="${TOKEN}"`, null],
    [`xtischlein_session=${TOKEN}`, null],
    [`__Host-tischlein_session=${TOKEN}`, null],
  ])('is read from %s', (header, token) => {
    expect(plain.tokenIn(header)).toBe(token);
  });
});
