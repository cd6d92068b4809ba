import type { kitchen as en } from '../en/kitchen.ts';

export const kitchen: Readonly<Record<keyof typeof en, string>> = {};
