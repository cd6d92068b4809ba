import { Module } from '@nestjs/common';
import { MenusModule } from '../menus/menus.module.ts';
import { ImageRepository } from './image.repository.ts';
import { ImagesController } from './images.controller.ts';
import { SetImage } from './set-image.ts';

@Module({ imports: [MenusModule], controllers: [ImagesController], providers: [ImageRepository, SetImage] })
export class ImagesModule {}
