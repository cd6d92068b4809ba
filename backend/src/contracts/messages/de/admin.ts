import type { admin as en } from '../en/admin.ts';

export const admin: Readonly<Record<keyof typeof en, string>> = {};
