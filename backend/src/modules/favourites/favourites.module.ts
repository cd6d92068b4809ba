import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Favourite } from '../../entities/accounts/favourite.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { RestaurantsModule } from '../restaurants/restaurants.module.ts';
import { FavouriteRepository } from './favourite.repository.ts';
import { FavouritesController } from './favourites.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Favourite, Restaurant]), RestaurantsModule],
  controllers: [FavouritesController],
  providers: [FavouriteRepository],
})
export class FavouritesModule {}
