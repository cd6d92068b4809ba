import type {
  AccountExport,
  NotificationSettings,
  ProfileSummaryView,
  WelcomeView,
} from '@contracts/accounts/account.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import type { RegisteredRestaurantView } from '@contracts/restaurants/restaurant-views.ts';
import type {
  AdminLoginRequest,
  ChangePasswordRequest,
  DeleteAccountRequest,
  LoginRequest,
  ProfileRequest,
  RegisterRequest,
  RegisterRestaurantRequest,
} from '@contracts/http/requests.gen.ts';
import { get, request } from '../../http/http.ts';

export const login = (body: LoginRequest) => request<AccountView>('POST', '/api/login', { body });

export const loginAdmin = (body: AdminLoginRequest) => request<AccountView>('POST', '/api/admin/login', { body });

export const register = (body: RegisterRequest) => request<AccountView>('POST', '/api/register', { body });

/** The same key and content register once. */
export const registerRestaurant = (body: RegisterRestaurantRequest, key: string) =>
  request<RegisteredRestaurantView>('POST', '/api/register-restaurant', { body, headers: { 'Idempotency-Key': key } });

export const updateProfile = (body: ProfileRequest) => request<AccountView>('PUT', '/api/user/profile', { body });

export const changePassword = (body: ChangePasswordRequest) =>
  request<undefined>('PUT', '/api/user/password', { body });

export const fetchProfileSummary = (signal?: AbortSignal) => get<ProfileSummaryView>('/api/profile/summary', signal);

export const fetchNotificationSettings = (signal?: AbortSignal) =>
  get<NotificationSettings>('/api/notifications/settings', signal);

export const changeNotificationSettings = (body: NotificationSettings) =>
  request<NotificationSettings>('PUT', '/api/notifications/settings', { body });

export const exportAccount = () => get<AccountExport>('/api/account/export');

export const deleteAccount = (body: DeleteAccountRequest) => request<undefined>('DELETE', '/api/account', { body });

export const fetchWelcome = (signal?: AbortSignal) => get<WelcomeView>('/api/welcome', signal);
