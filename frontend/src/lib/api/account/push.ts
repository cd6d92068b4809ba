import type { PushKeyView } from '@contracts/accounts/account.ts';
import type { PushSubscriptionRequest } from '@contracts/http/requests.gen.ts';
import { ApiError, get, request } from '../../http/http.ts';

/** Null where the server has no Web Push. */
export async function fetchPushKey(): Promise<string | null> {
  try {
    return (await get<PushKeyView>('/api/notifications/push/key')).publicKey;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export const subscribePush = (body: PushSubscriptionRequest) =>
  request<undefined>('POST', '/api/notifications/push', { body });

export const unsubscribePush = (endpoint: string) =>
  request<undefined>('DELETE', '/api/notifications/push', { body: { endpoint } });
