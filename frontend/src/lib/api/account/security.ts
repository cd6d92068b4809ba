/** Where an account is signed in, its passkeys, and proving once more who is there. */
import type { AccountView } from '@contracts/accounts/account-views.ts';
import type { AddedPasskeyView, PasskeyOptionsView, PasskeyView } from '@contracts/accounts/passkeys.ts';
import type { SessionView } from '@contracts/accounts/sessions.ts';
import type { StepUpRequest } from '@contracts/http/requests.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, request } from '../../http/http.ts';

const SESSIONS = '/api/sessions';
const PASSKEYS = '/api/passkeys';

export const sessionsQuery = () =>
  queryOptions({ queryKey: ['sessions'], queryFn: ({ signal }) => get<SessionView[]>(SESSIONS, signal) });

export const endSession = (id: string) => request<undefined>('DELETE', `${SESSIONS}/${id}`);

export const endOtherSessions = () => request<undefined>('DELETE', SESSIONS);

export const stepUp = (body: StepUpRequest) => request<undefined>('POST', '/api/step-up', { body });

export const passkeysQuery = () =>
  queryOptions({ queryKey: ['passkeys'], queryFn: ({ signal }) => get<PasskeyView[]>(PASSKEYS, signal) });

export const renamePasskey = (id: number, name: string) =>
  request<PasskeyView>('PUT', `${PASSKEYS}/${String(id)}`, { body: { name } });

export const removePasskey = (id: number) => request<undefined>('DELETE', `${PASSKEYS}/${String(id)}`);

/** Asks the browser to make one, which asks the person. */
export async function addPasskey(name: string): Promise<AddedPasskeyView> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { challengeId, options } = await request<PasskeyOptionsView>('POST', `${PASSKEYS}/options`);
  const response = await startRegistration({ optionsJSON: options as never });
  return request<AddedPasskeyView>('POST', PASSKEYS, { body: { challengeId, name, response } });
}

/** Whoever the person has a passkey of: no e-mail is needed. */
export async function signInWithPasskey(kind: 'member' | 'admin'): Promise<AccountView> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { challengeId, options } = await request<PasskeyOptionsView>('POST', `${PASSKEYS}/sign-in/options`);
  const response = await startAuthentication({ optionsJSON: options as never });
  const path = kind === 'admin' ? '/api/admin/passkeys/sign-in' : `${PASSKEYS}/sign-in`;
  return request<AccountView>('POST', path, { body: { challengeId, response } });
}
