import type { customer as en } from '../en/customer.ts';

export const customer: Readonly<Record<keyof typeof en, string>> = {};
