import { common } from '@contracts/messages/en/common.ts';
import { customer } from '@contracts/messages/en/customer.ts';
import type { AreaFiles } from './area-files.ts';

export const start = { ...common, ...customer };

export const areas: AreaFiles = import.meta.glob([
  '../../../../backend/src/contracts/messages/en/*.ts',
  '!../../../../backend/src/contracts/messages/en/{common,customer,errors,mail,realtime}.ts',
]);
