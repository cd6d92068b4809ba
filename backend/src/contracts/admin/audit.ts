/** The record of what admins did, and of who was refused what only admins may do. It only grows. */
import type { AdminRole } from '../accounts/admin-roles.ts';
import type { Role } from '../constants.ts';
import type { Count, Id, IsoTime } from '../units.ts';

export const AUDIT_ACTIONS = [
  'access_refused',
  'signed_in',
  'sign_in_failed',
  'second_factor_failed',
  'step_up_failed',
  'second_factor_enabled',
  'second_factor_disabled',
  'second_factor_reset',
  'recovery_code_used',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'own_password_changed',
  'own_password_reset',
  'admin_added',
  'admin_changed',
  'admin_removed',
  'order_moved',
  'order_cancelled',
  'order_reminded',
  'problem_answered',
  'problem_closed',
  'restaurant_edited',
  'restaurant_paused',
  'restaurant_resumed',
  'restaurant_busy',
  'restaurant_busy_ended',
  'restaurant_opened',
  'restaurant_closed',
  'restaurant_approved',
  'restaurant_rejected',
  'restaurant_suspended',
  'suspension_lifted',
  'notice_decided',
  'review_removed',
  'review_restored',
  'account_closed',
  'account_reopened',
  'password_reset_sent',
  'appeal_decided',
  'guest_data_erased',
  'orders_exported',
  'restaurants_exported',
  'users_exported',
  'job_retried',
  'job_dropped',
  'till_resent',
  'translation_changed',
  'translation_removed',
  'translations_imported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_TARGETS = [
  'admin',
  'order',
  'restaurant',
  'user',
  'review',
  'notice',
  'appeal',
  'guest',
  'route',
  'topic',
  'table',
  'queue',
  'text',
] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** Fields that changed, by name. Never a secret. */
export type AuditFields = Record<string, unknown>;

/** `GET /api/admin/audit`, newest first. */
export interface AuditView {
  id: Id;
  at: IsoTime;
  actor: {
    role: Role;
    /** 0: nobody, whose e-mail was no admin's. */
    id: Count;
    /** As it was then; null for customers, whose names the record does not keep. */
    name: string | null;
    adminRole: AdminRole | null;
  };
  action: AuditAction;
  target: { kind: AuditTarget; id: string | null; name: string | null };
  /** Only the fields that changed. */
  before: AuditFields | null;
  after: AuditFields | null;
  requestId: string | null;
  ip: string | null;
}
