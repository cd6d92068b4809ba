import type { City } from '@contracts/constants.ts';
import type { LoginRequest, RegisterRequest } from '@contracts/requests.ts';
import type { AccountView } from '@contracts/views.ts';
import { getOrNull, request } from './http.ts';

export interface ProfileRequest {
  name: string;
  email: string;
  phone?: string;
  city?: City;
  address?: string;
}

/** How long a guarded screen waits for the admin check before it asks to log in. */
const ADMIN_CHECK_TIMEOUT_MS = 2000;

export const fetchCurrentUser = (signal?: AbortSignal) => getOrNull<AccountView>('/api/user', signal);

export const fetchAdminUser = () =>
  getOrNull<AccountView>('/api/admin/user', AbortSignal.timeout(ADMIN_CHECK_TIMEOUT_MS));

export const login = (body: LoginRequest) => request<AccountView>('POST', '/api/login', { body });

export const loginAdmin = (body: LoginRequest) => request<AccountView>('POST', '/api/admin/login', { body });

export const register = (body: RegisterRequest) => request<AccountView>('POST', '/api/register', { body });

export const logout = () => request<unknown>('POST', '/api/logout');

export const updateProfile = (body: ProfileRequest) => request<AccountView>('PUT', '/api/user/profile', { body });
