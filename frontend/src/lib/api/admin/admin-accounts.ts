/** Admins' own account and, for owners, those of the others. */
import type {
  AdminAccountView,
  RecoveryCodesView,
  SecondFactorEnrolmentView,
  SecondFactorView,
} from '@contracts/admin/admin.ts';
import type {
  AddAdminRequest,
  ChangeAdminRequest,
  ChangePasswordRequest,
  SecondFactorProofRequest,
} from '@contracts/http/requests.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, request } from '../../http/http.ts';
import { withStepUp } from '../account/step-up.ts';

const SECOND_FACTOR = '/api/admin/second-factor';
const ADMINS = '/api/admin/admins';

export const changeAdminPassword = (body: ChangePasswordRequest) =>
  request<undefined>('PUT', '/api/admin/password', { body });

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['admin', 'second-factor'],
    queryFn: ({ signal }) => get<SecondFactorView>(SECOND_FACTOR, signal),
  });

/** A new secret each time, which counts once it is confirmed. */
export const enrolSecondFactor = () => withStepUp(() => request<SecondFactorEnrolmentView>('POST', SECOND_FACTOR));

export const confirmSecondFactor = (code: string) =>
  request<RecoveryCodesView>('POST', `${SECOND_FACTOR}/confirm`, { body: { code } });

export const disableSecondFactor = (body: SecondFactorProofRequest) =>
  request<undefined>('POST', `${SECOND_FACTOR}/disable`, { body });

export const renewRecoveryCodes = (body: SecondFactorProofRequest) =>
  request<RecoveryCodesView>('POST', `${SECOND_FACTOR}/recovery-codes`, { body });

export const adminsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'admins'],
    queryFn: ({ signal }) => get<AdminAccountView[]>(ADMINS, signal),
  });

export const addAdmin = (body: AddAdminRequest) =>
  withStepUp(() => request<AdminAccountView>('POST', ADMINS, { body }));

export const changeAdmin = (id: number, body: ChangeAdminRequest) =>
  withStepUp(() => request<AdminAccountView>('PUT', `${ADMINS}/${String(id)}`, { body }));

export const removeAdmin = (id: number) => withStepUp(() => request<undefined>('DELETE', `${ADMINS}/${String(id)}`));

export const resetSecondFactor = (id: number) =>
  withStepUp(() => request<undefined>('DELETE', `${ADMINS}/${String(id)}/second-factor`));
