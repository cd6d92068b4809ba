import { common } from '@contracts/messages/de/common.ts';
import { customer } from '@contracts/messages/de/customer.ts';
import type { AreaFiles } from './area-files.ts';

export const start = { ...common, ...customer };

export const areas: AreaFiles = import.meta.glob([
  '../../../../backend/src/contracts/messages/de/*.ts',
  '!../../../../backend/src/contracts/messages/de/{common,customer,errors,mail,realtime}.ts',
]);
