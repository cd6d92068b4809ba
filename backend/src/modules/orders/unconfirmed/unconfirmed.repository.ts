import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, Not, type Repository } from 'typeorm';
import { UNCONFIRMED_MINUTES } from '../../../contracts/constants.ts';
import type { PlaceOrderRequest } from '../../../contracts/http/requests.gen.ts';
import { UnconfirmedOrder } from '../../../entities/orders/unconfirmed-order.entity.ts';
import { Recurring } from '../../../timing/recurring.ts';

const MINUTE_MS = 60_000;
const KEPT_MS = 24 * 60 * MINUTE_MS;

/** With what its views show of others. */
export interface UnconfirmedRow extends Pick<
  UnconfirmedOrder,
  'id' | 'restaurantId' | 'request' | 'language' | 'idempotencyKey' | 'expiresAt' | 'orderId'
> {
  restaurantName: string;
  guestToken: string | null;
}

interface NewUnconfirmed {
  id: string;
  request: PlaceOrderRequest;
  language: string;
  idempotencyKey: string;
}

@Injectable()
export class UnconfirmedRepository {
  private readonly rows: Repository<UnconfirmedOrder>;

  constructor(dataSource: DataSource) {
    this.rows = dataSource.getRepository(UnconfirmedOrder);
  }

  /** False when the key holds one already. */
  async add({ id, request, language, idempotencyKey }: NewUnconfirmed): Promise<boolean> {
    const expiresAt = new Date(Date.now() + UNCONFIRMED_MINUTES * MINUTE_MS);
    const { identifiers } = await this.rows
      .createQueryBuilder()
      .insert()
      .values({ id, restaurantId: request.restaurantId, language, idempotencyKey, expiresAt, request })
      .orIgnore()
      .returning('id')
      .execute();
    return identifiers.length > 0 && (await this.rows.existsBy({ id }));
  }

  find(id: string): Promise<UnconfirmedRow | null> {
    return this.#read({ id });
  }

  findByKey(idempotencyKey: string): Promise<UnconfirmedRow | null> {
    return this.#read({ idempotencyKey });
  }

  async remove(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  async confirm(id: string, orderId: number): Promise<void> {
    await this.rows.update({ id }, { orderId, request: null });
  }

  /** What has expired is forgotten at once, and that there was something after a day. */
  @Recurring({
    everyMs: 60_000,
    in: 'every process',
    failure: 'Unconfirmed orders were not removed; the next minute tries again.',
  })
  async forgetExpired(): Promise<void> {
    await this.rows.update({ expiresAt: LessThan(new Date()), request: Not(IsNull()) }, { request: null });
    await this.rows.delete({ expiresAt: LessThan(new Date(Date.now() - KEPT_MS)), orderId: IsNull() });
  }

  async #read(where: Partial<Pick<UnconfirmedOrder, 'id' | 'idempotencyKey'>>): Promise<UnconfirmedRow | null> {
    const row = await this.rows
      .createQueryBuilder('u')
      .innerJoin('restaurants', 'r', 'r.id = u.restaurant_id')
      .leftJoin('orders', 'o', 'o.id = u.order_id')
      .select('u.id', 'id')
      .addSelect('u.restaurant_id', 'restaurantId')
      .addSelect('u.request', 'request')
      .addSelect('u.language', 'language')
      .addSelect('u.idempotency_key', 'idempotencyKey')
      .addSelect('u.expires_at', 'expiresAt')
      .addSelect('u.order_id', 'orderId')
      .addSelect('r.name', 'restaurantName')
      .addSelect('o.guest_token', 'guestToken')
      .where(where)
      .getRawOne<UnconfirmedRow>();
    return row ?? null;
  }
}
