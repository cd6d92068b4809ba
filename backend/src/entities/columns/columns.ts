/** Column options that several entities share. */
import type { ColumnOptions } from 'typeorm';
import { ADMIN_ROLES } from '../../contracts/accounts/admin-roles.ts';
import { CITIES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../../contracts/constants.ts';
import { APPROVAL_STATUSES, SUBSCRIPTION_PLANS } from '../../contracts/restaurants/plans.ts';
import { STAFF_DUTIES } from '../../contracts/riders/duty.ts';
import { HANDOVERS } from '../../contracts/orders/handover.ts';
import { FULFILMENTS } from '../../contracts/orders/fulfilment.ts';
import { CANCEL_REASONS, ORDER_ACTORS, ORDER_STATUSES } from '../../contracts/orders/order-status.ts';

export const cityColumn = { type: 'enum', enum: CITIES, enumName: 'city' } satisfies ColumnOptions;
export const adminRoleColumn = { type: 'enum', enum: ADMIN_ROLES, enumName: 'admin_role' } satisfies ColumnOptions;
export const planColumn = {
  type: 'enum',
  enum: SUBSCRIPTION_PLANS,
  enumName: 'subscription_plan',
} satisfies ColumnOptions;
export const approvalStatusColumn = {
  type: 'enum',
  enum: APPROVAL_STATUSES,
  enumName: 'review_status',
} satisfies ColumnOptions;
export const statusColumn = { type: 'enum', enum: ORDER_STATUSES, enumName: 'order_status' } satisfies ColumnOptions;
export const actorColumn = { type: 'enum', enum: ORDER_ACTORS, enumName: 'order_actor' } satisfies ColumnOptions;
export const reasonColumn = { type: 'enum', enum: CANCEL_REASONS, enumName: 'cancel_reason' } satisfies ColumnOptions;
export const paymentMethodColumn = {
  type: 'enum',
  enum: PAYMENT_METHODS,
  enumName: 'payment_method',
} satisfies ColumnOptions;
export const paymentStatusColumn = {
  type: 'enum',
  enum: PAYMENT_STATUSES,
  enumName: 'payment_status',
} satisfies ColumnOptions;
export const dutyColumn = { type: 'enum', enum: STAFF_DUTIES, enumName: 'staff_duty' } satisfies ColumnOptions;
export const handoverColumn = { type: 'enum', enum: HANDOVERS, enumName: 'handover' } satisfies ColumnOptions;
export const fulfilmentColumn = { type: 'enum', enum: FULFILMENTS, enumName: 'fulfilment' } satisfies ColumnOptions;
