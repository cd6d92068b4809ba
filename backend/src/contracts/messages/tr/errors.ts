import type { errors as en } from '../en/errors.ts';

export const errors: Readonly<Record<keyof typeof en, string>> = {};
