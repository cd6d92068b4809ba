import { admin } from './tr/admin.ts';
import { common } from './tr/common.ts';
import { customer } from './tr/customer.ts';
import { errors } from './tr/errors.ts';
import { kitchen } from './tr/kitchen.ts';
import { mail } from './tr/mail.ts';
import { realtime } from './tr/realtime.ts';
import type { MessageKey } from './en.ts';

export const tr: Readonly<Record<MessageKey, string>> = {
  ...common,
  ...customer,
  ...kitchen,
  ...mail,
  ...realtime,
  ...admin,
  ...errors,
  ...realtime,
};
