import { CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

@Entity('favourites')
@Index('favourites_restaurant_id_idx', ['restaurantId'])
export class Favourite {
  @PrimaryColumn({ name: 'user_id', type: 'int', primaryKeyConstraintName: 'favourites_pkey' })
  @ForeignKey(() => User, { name: 'favourites_user_id_fkey', onDelete: 'CASCADE' })
  userId: number;

  @PrimaryColumn({ name: 'restaurant_id', type: 'int', primaryKeyConstraintName: 'favourites_pkey' })
  @ForeignKey(() => Restaurant, { name: 'favourites_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
