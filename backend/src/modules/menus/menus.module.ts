import { Module } from '@nestjs/common';
import { MenuRepository } from './menu.repository.ts';
import { MenusController } from './menus.controller.ts';

@Module({ controllers: [MenusController], providers: [MenuRepository] })
export class MenusModule {}
