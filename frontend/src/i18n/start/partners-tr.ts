import type { AreaFiles } from './area-files.ts';

export const areas: AreaFiles = import.meta.glob([
  '../../../../backend/src/contracts/messages/tr/{admin,admin-*,business,capacity,kitchen,kitchen-*,map,menu-editor}.ts',
  '../../../../backend/src/contracts/messages/tr/{panel,paper,photos,pos,queue,ride,rider,settings}.ts',
]);
