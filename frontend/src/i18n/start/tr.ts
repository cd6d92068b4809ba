import { common } from '@contracts/messages/tr/common.ts';
import { customer } from '@contracts/messages/tr/customer.ts';
import type { AreaFiles, LaterAreas } from './area-files.ts';

export const start = { ...common, ...customer };

export const areas: AreaFiles = import.meta.glob([
  '../../../../backend/src/contracts/messages/tr/*.ts',
  '!../../../../backend/src/contracts/messages/tr/{common,customer,errors,mail,realtime}.ts',
  '!../../../../backend/src/contracts/messages/tr/{admin,admin-*,business,capacity,kitchen,kitchen-*,map,menu-editor}.ts',
  '!../../../../backend/src/contracts/messages/tr/{panel,paper,photos,pos,queue,ride,rider,settings}.ts',
]);

/** What only partners read: few of those who get this file ever ask for it. */
export const later: LaterAreas = () => import('./partners-tr.ts');
