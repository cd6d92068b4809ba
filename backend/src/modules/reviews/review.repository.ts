import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, LessThan, Repository, type SelectQueryBuilder } from 'typeorm';
import { DEFAULT_RATING, ORDER_LINK_DAYS } from '../../contracts/constants.ts';
import { select } from '../../database/sql/columns.ts';
import {
  Database,
  type Queryable,
  type Statement,
  type Transaction,
  first,
} from '../../database/connection/database.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { Review } from '../../entities/orders/review.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

/** With the name that its order was placed in; null when it was erased. */
export type ReviewRow = Review & Pick<Order, 'customerName'>;

const REVIEWED = ['status', 'userId', 'restaurantId'] as const;
type ReviewedOrderRow = Pick<Order, (typeof REVIEWED)[number]>;

const RATED = ['rating', 'reviewCount'] as const;
export interface ReviewSummaryRow extends Pick<Restaurant, (typeof RATED)[number]> {
  /** How many of one star, of two, and so on. */
  stars: number[];
}

/**
 * $1 order, $2 its customer or null, $3 its guest's token or null. The restaurant's row is locked, so that its reviews
 * are counted one after the other; orders can be placed meanwhile. The order's is shared: its delivery cannot be taken
 * back between the look at it and the review. SQL, since the query builder knows one kind of lock a statement.
 */
const LOCK: Statement = {
  name: 'review_lock',
  text: `SELECT ${select(Order, 'o', REVIEWED)} FROM orders o JOIN restaurants r ON r.id = o.restaurant_id
         WHERE o.id = $1 AND (o.user_id = $2 OR (o.guest_token = $3::uuid AND o.updated_at > now() - interval '${ORDER_LINK_DAYS} days')) FOR NO KEY UPDATE OF r FOR SHARE OF o`,
};
/** SQL, since stars that nobody gave are counted, too. */
const SUMMARISE: Statement = {
  name: 'review_summary',
  text: `SELECT ${select(Restaurant, 'r', RATED)}, ARRAY(
           SELECT count(v.id)::int FROM generate_series(1, 5) AS star
             LEFT JOIN reviews v ON v.restaurant_id = r.id AND v.removed_at IS NULL AND v.rating = star
           GROUP BY star ORDER BY star) AS stars
         FROM restaurants r WHERE r.id = $1 AND r.is_active`,
};
/** Of the restaurant's row that is updated. */
const COUNTED = 'FROM reviews v WHERE v.restaurant_id = restaurants.id AND v.removed_at IS NULL';

@Injectable()
export class ReviewRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
    @InjectRepository(Review) private readonly reviews: Repository<Review>,
  ) {}

  /** Null when the customer or guest has no such order. */
  async lockOrder(
    tx: Queryable,
    orderId: number,
    customer: { userId: number | null; guestToken: string | null },
  ): Promise<ReviewedOrderRow | null> {
    return first(tx.run<ReviewedOrderRow>(LOCK, [orderId, customer.userId, customer.guestToken]));
  }

  /** Null when the order has one. */
  async insert(
    { manager }: Transaction,
    review: Pick<Review, 'orderId' | 'restaurantId' | 'userId' | 'rating' | 'text'>,
  ): Promise<ReviewRow | null> {
    const insert = manager.createQueryBuilder().insert().into(Review).values(review).orIgnore().returning('id');
    const [row] = (await insert.execute()).raw as Pick<Review, 'id'>[];
    return row === undefined ? null : find(manager, row.id);
  }

  /** The restaurant's row is locked as for a new review: its reviews are counted one after the other. */
  lockForModeration({ manager }: Transaction, id: number): Promise<Review | null> {
    return manager
      .createQueryBuilder(Review, 'v')
      .innerJoin(Restaurant, 'r', 'r.id = v.restaurantId')
      .where({ id })
      .setLock('for_no_key_update', undefined, ['r', 'v'])
      .getOne();
  }

  /** The restaurant's rating follows. */
  async setRemoved(tx: Transaction, { id, restaurantId }: Review, isRemoved: boolean): Promise<void> {
    await tx.manager.update(Review, { id }, { removedAt: isRemoved ? () => 'now()' : null });
    await this.rateRestaurant(tx, restaurantId);
  }

  async rateRestaurant({ manager }: Transaction, id: number): Promise<void> {
    const rating = () => `coalesce((SELECT round(avg(v.rating), 1) ${COUNTED}), ${String(DEFAULT_RATING)})`;
    await manager.update(Restaurant, { id }, { rating, reviewCount: () => `(SELECT count(*) ${COUNTED})` });
  }

  /** Whether customers may see the restaurant at all. */
  isPublished(id: number): Promise<boolean> {
    return this.restaurants.existsBy({ id, isActive: true });
  }

  /** The newest comes first. */
  list(restaurantId: number, limit: number, beforeId: number): Promise<ReviewRow[]> {
    const where = { restaurantId, removedAt: IsNull(), id: LessThan(beforeId) };
    return rowsOf(withNames(this.reviews.manager).where(where).orderBy('v.id', 'DESC').limit(limit));
  }

  /** Those too that guests no longer see. */
  listForAdmins(restaurantId: number, limit: number, beforeId: number): Promise<ReviewRow[]> {
    const where = { restaurantId, id: LessThan(beforeId) };
    return rowsOf(withNames(this.reviews.manager).where(where).orderBy('v.id', 'DESC').limit(limit));
  }

  find(id: number): Promise<ReviewRow | null> {
    return find(this.reviews.manager, id);
  }

  async findSummary(restaurantId: number): Promise<ReviewSummaryRow | null> {
    return first(this.database.run<ReviewSummaryRow>(SUMMARISE, [restaurantId]));
  }

  /** In place of the answer before; no text takes it away. Null when the restaurant has no such review. */
  answer(id: number, restaurantId: number, answer: string | null): Promise<ReviewRow | null> {
    return this.database.transaction(async ({ manager }) => {
      const answeredAt = answer === null ? null : () => 'now()';
      const where = { id, restaurantId, removedAt: IsNull() };
      const { affected } = await manager.update(Review, where, { answer, answeredAt });
      return affected === 0 ? null : find(manager, id);
    });
  }
}

function withNames(manager: EntityManager): SelectQueryBuilder<Review> {
  return manager
    .createQueryBuilder(Review, 'v')
    .leftJoin(Order, 'o', 'o.id = v.orderId')
    .addSelect('o.customerName', 'customerName');
}

async function find(manager: EntityManager, id: number): Promise<ReviewRow | null> {
  return first(rowsOf(withNames(manager).where({ id })));
}

async function rowsOf(query: SelectQueryBuilder<Review>): Promise<ReviewRow[]> {
  const { entities, raw } = await query.getRawAndEntities<Pick<Order, 'customerName'>>();
  return entities.map((review, index) => Object.assign(review, { customerName: raw[index]?.customerName ?? null }));
}
