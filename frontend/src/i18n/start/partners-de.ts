import type { AreaFiles } from './area-files.ts';

export const areas: AreaFiles = import.meta.glob([
  '../../../../backend/src/contracts/messages/de/{admin,admin-*,business,capacity,kitchen,kitchen-*,map,menu-editor}.ts',
  '../../../../backend/src/contracts/messages/de/{panel,paper,photos,pos,queue,ride,rider,settings}.ts',
]);
