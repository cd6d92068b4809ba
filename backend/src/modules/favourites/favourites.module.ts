import { Module } from '@nestjs/common';
import { RestaurantsModule } from '../restaurants/restaurants.module.ts';
import { FavouriteRepository } from './favourite.repository.ts';
import { FavouritesController } from './favourites.controller.ts';

@Module({ imports: [RestaurantsModule], controllers: [FavouritesController], providers: [FavouriteRepository] })
export class FavouritesModule {}
