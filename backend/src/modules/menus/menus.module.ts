import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Menu } from '../../entities/menus/menu.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { EditMenu } from './edit-menu.ts';
import { EndSoldOut } from './end-sold-out.ts';
import { ImportMenu } from './import-menu.ts';
import { MenuCsvController } from './menu-csv.controller.ts';
import { MenuEditorController } from './menu-editor.controller.ts';
import { MenuEditorRepository } from './menu-editor.repository.ts';
import { MenuRepository } from './menu.repository.ts';
import { MenusController } from './menus.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Menu, Restaurant])],
  controllers: [MenuCsvController, MenuEditorController, MenusController],
  providers: [EditMenu, EndSoldOut, ImportMenu, MenuEditorRepository, MenuRepository],
  exports: [EditMenu],
})
export class MenusModule {}
