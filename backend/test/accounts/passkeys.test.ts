import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PasskeyOptionsView, PasskeyView } from '../../src/contracts/accounts/passkeys.ts';
import { makePasskey } from '../support/authenticator.ts';
import { PASSWORD } from '../support/person.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const PUBLIC_URL = 'http://localhost:3000';

/** Browsers' own authenticators make and use theirs in passkeys.e2e.ts. Here is what must not get through. */
let api: Api;
let customer: Person;
let kitchen: Person;
beforeAll(async () => {
  api = await startApi({ publicUrl: PUBLIC_URL });
  customer = await Person.login(api.url, 'kunde@example.com');
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
});
afterAll(() => api.stop());

const GARBAGE: Record<string, unknown>[] = [
  {},
  { id: 'x' },
  { id: 7, rawId: [], response: 'x', type: 'public-key' },
  { id: 'abc', rawId: 'abc', type: 'public-key', response: {}, clientExtensionResults: {} },
  {
    id: 'abc',
    rawId: 'abc',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'bm8', attestationObject: 'bm8', authenticatorData: 'bm8', signature: 'bm8' },
  },
];

const optionsFor = async (person: Person, path: string) =>
  (await person.request<PasskeyOptionsView>('POST', path)).body;

/** A passkey as the table holds it, of whoever this column's account is. */
async function addRow(
  column: string,
  id: number | undefined,
  credentialId: string,
  publicKey: Buffer = Buffer.from([0]),
): Promise<number> {
  const [row] = await api.sql<{ id: number }>(
    `INSERT INTO passkeys (credential_id, public_key, counter, transports, name, ${column})
     VALUES ($1, $3, 7, '{}', 'Telefon', $2) RETURNING id`,
    [credentialId, id, publicKey],
  );
  return row?.id ?? 0;
}

describe('a new passkey', () => {
  it('is asked for by this host, with the person verified, and found without an e-mail', async () => {
    const { options } = await optionsFor(customer, '/api/passkeys/options');
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Tischlein' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    // The handle names the account to nobody else.
    expect(JSON.stringify(options.user)).not.toContain(`"id":"${String(customer.account?.id)}"`);
  });

  it('is refused for what answers no challenge', async () => {
    for (const response of GARBAGE) {
      const { challengeId } = await optionsFor(customer, '/api/passkeys/options');
      const body = { challengeId, name: 'Telefon', response };
      expect(refusalOf(await customer.request('POST', '/api/passkeys', body)).fields).toEqual([
        'response invalid_format',
      ]);
      // The challenge is used up by the first answer, whatever that was.
      expect(refusalOf(await customer.request('POST', '/api/passkeys', body)).fields).toEqual(['challengeId past']);
    }
  });

  it('answers no challenge of somebody else, of a sign-in, or of too long ago', async () => {
    const { challengeId: foreign } = await optionsFor(kitchen, '/api/passkeys/options');
    const { challengeId: signIn } = await optionsFor(customer, '/api/passkeys/sign-in/options');
    const { challengeId: old } = await optionsFor(customer, '/api/passkeys/options');
    await api.sql(`UPDATE passkey_challenges SET expires_at = now() WHERE id = $1`, [old]);
    for (const challengeId of [foreign, signIn, old, crypto.randomUUID()]) {
      const body = { challengeId, name: 'Telefon', response: {} };
      expect(refusalOf(await customer.request('POST', '/api/passkeys', body)).fields).toEqual(['challengeId past']);
    }
  });

  it('needs a password of the last minutes, as removing one does', async () => {
    const id = await addRow('user_id', customer.account?.id, 'step-up');
    await api.sql(`UPDATE sessions SET proved_at = now() - interval '11 minutes'`);
    for (const [method, path] of [
      ['POST', '/api/passkeys/options'],
      ['DELETE', `/api/passkeys/${String(id)}`],
    ] as const) {
      expect(refusalOf(await customer.request(method, path)).code).toBe('step_up_required');
    }
    expect((await customer.request('POST', '/api/step-up', { password: PASSWORD })).status).toBe(204);
    expect((await customer.request('DELETE', `/api/passkeys/${String(id)}`)).status).toBe(204);
  });
});

describe('the list of passkeys', () => {
  it('is one’s own: nobody sees, renames or removes another’s', async () => {
    const id = await addRow('user_id', customer.account?.id, 'listed');
    await api.sql(`UPDATE sessions SET proved_at = now()`);
    const list = (await customer.request<PasskeyView[]>('GET', '/api/passkeys')).body;
    expect(list).toMatchObject([{ id, name: 'Telefon', lastUsedAt: null }]);
    expect((await kitchen.request('GET', '/api/passkeys')).body).toEqual([]);
    const path = `/api/passkeys/${String(id)}`;
    expect((await kitchen.request('PUT', path, { name: 'x' })).status).toBe(404);
    expect((await kitchen.request('DELETE', path)).status).toBe(404);
    expect((await customer.request<PasskeyView>('PUT', path, { name: ' Laptop ' })).body.name).toBe('Laptop');
    expect((await customer.request('DELETE', path)).status).toBe(204);
  });
});

describe('signing in with a passkey', () => {
  it.each(['/api/passkeys/sign-in', '/api/admin/passkeys/sign-in'])('%s refuses what is none', async (path) => {
    const nobody = new Person(api.url);
    await addRow('user_id', customer.account?.id, `abc-${path}`);
    for (const response of [...GARBAGE, { ...GARBAGE[4], id: `abc-${path}`, rawId: `abc-${path}` }]) {
      const { challengeId } = await optionsFor(nobody, '/api/passkeys/sign-in/options');
      const answer = await nobody.request('POST', path, { challengeId, response });
      expect(refusalOf(answer)).toEqual({ status: 401, code: 'passkey_refused', fields: [] });
    }
    expect(nobody.cookie).toBeNull();
  });

  it('opens the account it belongs to, and none that is closed', async () => {
    const ada = await Person.register(api.url, 'Ada');
    const passkey = makePasskey(PUBLIC_URL);
    await addRow('user_id', ada.account?.id, passkey.credentialId, passkey.publicKey);
    const signIn = async (person: Person) => {
      const { challengeId, options } = await optionsFor(person, '/api/passkeys/sign-in/options');
      const response = passkey.answer(String(options.challenge));
      return person.request('POST', '/api/passkeys/sign-in', { challengeId, response });
    };
    expect(await signIn(new Person(api.url))).toMatchObject({ status: 200, body: { id: ada.account?.id } });

    const admin = await Person.login(api.url, 'admin@example.com');
    const path = `/api/admin/users/${String(ada.account?.id)}`;
    const reason = 'Zwölf erfundene Bestellungen an einem Abend.';
    expect((await admin.request('POST', `${path}/close`, { ground: 'misuse', reason })).status).toBe(200);
    const stranger = new Person(api.url);
    expect(refusalOf(await signIn(stranger))).toEqual({ status: 403, code: 'account_closed', fields: [] });
    expect(stranger.cookie).toBeNull();

    expect((await admin.request('POST', `${path}/reopen`, { reason })).status).toBe(200);
    expect((await signIn(stranger)).status).toBe(200);
  });
});
