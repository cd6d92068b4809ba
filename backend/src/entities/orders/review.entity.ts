import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from '../accounts/user.entity.ts';
import type { Star } from '../../contracts/orders/reviews.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

/** What a customer says of a delivered order, once. Its stars outlive the account and the guest's data; what it says goes with them. */
@Entity('reviews')
@Unique('reviews_order_id_key', ['orderId'])
@Check('reviews_rating_check', `rating BETWEEN 1 AND 5`)
@Check('reviews_length_check', `length(text) <= 2000 AND length(answer) <= 2000`)
@Check('reviews_answer_check', `(answer IS NULL) = (answered_at IS NULL)`)
@Index('reviews_restaurant_id_idx', ['restaurantId', 'id'])
@Index('reviews_user_id_idx', ['userId'])
export class Review {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'reviews_pkey' })
  id: number;

  /** A number that stays when the order's month is detached. */
  @Column({ name: 'order_id', type: 'int' })
  orderId: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'reviews_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  @Column({ name: 'user_id', type: 'int', nullable: true })
  @ForeignKey(() => User, { name: 'reviews_user_id_fkey', onDelete: 'SET NULL' })
  userId: number | null;

  @Column({ type: 'smallint' })
  rating: Star;

  @Column({ type: 'text', nullable: true })
  text: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Column({ name: 'answered_at', type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  /** By an admin: it is seen by nobody and counts no more. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}
