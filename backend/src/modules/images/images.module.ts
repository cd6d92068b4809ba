import { Module } from '@nestjs/common';
import { MenusModule } from '../menus/menus.module.ts';
import { ImagePurge } from './image-purge.ts';
import { ImageRepository } from './image.repository.ts';
import { ImagesController } from './images.controller.ts';
import { SetImage } from './set-image.ts';

@Module({ imports: [MenusModule], controllers: [ImagesController], providers: [ImageRepository, ImagePurge, SetImage] })
export class ImagesModule {}
