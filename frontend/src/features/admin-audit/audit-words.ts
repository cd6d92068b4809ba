/** The record's fields and values in words, where there are words for them. */
import { ADMIN_ROLES } from '@contracts/accounts/admin-roles.ts';
import { CANCEL_REASONS, ORDER_STATUSES } from '@contracts/orders/order-status.ts';
import type { Translate } from '../../i18n/texts.ts';
import { formatShortDate, formatTime } from '../../lib/format/dates/dates.ts';

const FIELDS = [
  'name',
  'email',
  'role',
  'status',
  'reason',
  'note',
  'text',
  'credentials',
  'pausedUntil',
  'changed',
  'removed',
  'keys',
  'address',
  'description',
  'phone',
  'category',
  'deliveryFee',
  'deliveryTime',
  'minimumOrder',
  'soughtBy',
  'orders',
] as const;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/;

/** The field's own name where there is no word for it. */
export function wordOfField(t: Translate, field: string): string {
  const known = FIELDS.find((name) => name === field);
  return known === undefined ? field : t(`audit.field.${known}`);
}

export function wordOfValue(t: Translate, field: string, value: unknown): string {
  if (value === undefined) return '';
  if (value === null || value === '') return t('audit.empty');
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  if (Array.isArray(value)) return value.map((each) => wordOfValue(t, field, each)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value);
  const status = field === 'status' && ORDER_STATUSES.find((known) => known === value);
  if (status) return t(`status.${status}`);
  const reason = field === 'reason' && CANCEL_REASONS.find((known) => known === value);
  if (reason) return t(`reason.${reason}`);
  const role = field === 'role' && ADMIN_ROLES.find((known) => known === value);
  if (role) return t(`admins.role.${role}`);
  if (value === 'renewed') return t('audit.renewed');
  return MOMENT.test(value) ? `${formatShortDate(value)}, ${formatTime(value)}` : value;
}
