import { admin } from './de/admin.ts';
import { common } from './de/common.ts';
import { customer } from './de/customer.ts';
import { errors } from './de/errors.ts';
import { kitchen } from './de/kitchen.ts';
import { mail } from './de/mail.ts';
import { realtime } from './de/realtime.ts';
import type { MessageKey } from './en.ts';

export const de: Readonly<Record<MessageKey, string>> = {
  ...common,
  ...customer,
  ...kitchen,
  ...mail,
  ...realtime,
  ...admin,
  ...errors,
  ...realtime,
};
