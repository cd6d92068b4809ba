import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Menu } from '../../entities/menus/menu.entity.ts';
import { Station } from '../../entities/menus/station.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { EditMenu } from './editor/edit-menu.ts';
import { EndSoldOut } from './editor/end-sold-out.ts';
import { ImportMenu } from './csv/import-menu.ts';
import { MenuCsvController } from './csv/menu-csv.controller.ts';
import { MenuEditorController } from './editor/menu-editor.controller.ts';
import { MenuEditorRepository } from './editor/menu-editor.repository.ts';
import { SetStations } from './stations/set-stations.ts';
import { StationRepository } from './stations/station.repository.ts';
import { StationsController } from './stations/stations.controller.ts';
import { MenuRepository } from './menu.repository.ts';
import { MenusController } from './menus.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Menu, Restaurant, Station])],
  controllers: [MenuCsvController, MenuEditorController, MenusController, StationsController],
  providers: [EditMenu, EndSoldOut, ImportMenu, MenuEditorRepository, MenuRepository, SetStations, StationRepository],
  exports: [EditMenu],
})
export class MenusModule {}
