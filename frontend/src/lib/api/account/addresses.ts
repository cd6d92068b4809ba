import type { AddressView } from '@contracts/accounts/account.ts';
import type { AddressRequest } from '@contracts/http/requests.gen.ts';
import { get, request } from '../../http/http.ts';

export const fetchAddresses = (signal?: AbortSignal) => get<AddressView[]>('/api/addresses', signal);

export const addAddress = (body: AddressRequest) => request<AddressView>('POST', '/api/addresses', { body });

/** What is left out of the body is gone. */
export const changeAddress = (id: number, body: AddressRequest) =>
  request<AddressView>('PUT', `/api/addresses/${id}`, { body });

export const removeAddress = (id: number) => request<undefined>('DELETE', `/api/addresses/${id}`);
