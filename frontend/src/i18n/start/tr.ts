import { common } from '@contracts/messages/tr/common.ts';
import { customer } from '@contracts/messages/tr/customer.ts';
import type { AreaFiles } from './area-files.ts';

export const start = { ...common, ...customer };

export const areas: AreaFiles = import.meta.glob([
  '../../../../backend/src/contracts/messages/tr/*.ts',
  '!../../../../backend/src/contracts/messages/tr/{common,customer,errors,mail,realtime}.ts',
]);
