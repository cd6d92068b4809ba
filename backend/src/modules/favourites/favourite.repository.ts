import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Favourite } from '../../entities/accounts/favourite.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

@Injectable()
export class FavouriteRepository {
  constructor(
    @InjectRepository(Favourite) private readonly favourites: Repository<Favourite>,
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
  ) {}

  /** False when customers may see no such restaurant. Twice is once. */
  async add(userId: number, restaurantId: number): Promise<boolean> {
    if (!(await this.restaurants.existsBy({ id: restaurantId, isActive: true }))) return false;
    await this.favourites.createQueryBuilder().insert().values({ userId, restaurantId }).orIgnore().execute();
    return true;
  }

  async remove(userId: number, restaurantId: number): Promise<void> {
    await this.favourites.delete({ userId, restaurantId });
  }

  /** Ids of restaurants, the latest favourite first. */
  async list(userId: number, limit: number, offset: number): Promise<number[]> {
    const rows = await this.favourites
      .createQueryBuilder('f')
      .innerJoin(Restaurant, 'r', 'r.id = f.restaurantId AND r.isActive')
      .where({ userId })
      .orderBy({ 'f.createdAt': 'DESC', 'f.restaurantId': 'ASC' })
      .limit(limit)
      .offset(offset)
      .getMany();
    return rows.map(({ restaurantId }) => restaurantId);
  }
}
