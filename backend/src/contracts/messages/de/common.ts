import type { common as en } from '../en/common.ts';

export const common: Readonly<Record<keyof typeof en, string>> = {};
