import { admin } from './en/admin.ts';
import { common } from './en/common.ts';
import { customer } from './en/customer.ts';
import { errors } from './en/errors.ts';
import { kitchen } from './en/kitchen.ts';
import { mail } from './en/mail.ts';
import { realtime } from './en/realtime.ts';

/** The source catalogue: its keys are the keys. */
export const en = { ...common, ...customer, ...kitchen, ...mail, ...realtime, ...admin, ...errors };

export type MessageKey = keyof typeof en;
