import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutsidePicture } from '../../entities/pictures/outside-picture.entity.ts';
import { MenusModule } from '../menus/menus.module.ts';
import { FetchPictures } from './fetch-pictures.ts';
import { ImagePurge } from './image-purge.ts';
import { ImageRepository } from './image.repository.ts';
import { ImagesController } from './images.controller.ts';
import { OutsidePictureRepository } from './outside-picture.repository.ts';
import { PictureClient } from './picture-client.ts';
import { SetImage } from './set-image.ts';

@Module({
  imports: [TypeOrmModule.forFeature([OutsidePicture]), MenusModule],
  controllers: [ImagesController],
  providers: [FetchPictures, ImageRepository, ImagePurge, OutsidePictureRepository, PictureClient, SetImage],
  exports: [FetchPictures],
})
export class ImagesModule {}
