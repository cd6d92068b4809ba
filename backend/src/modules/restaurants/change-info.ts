import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../database/database.ts';
import { centsOf } from '../../http/euro-amount.ts';
import { ProblemError } from '../../http/problem.ts';
import { parseDeliveryTime } from '../../contracts/delivery-time.ts';
import type { RestaurantInfoRequest } from '../../contracts/settings.ts';
import { RestaurantRepository } from './restaurant.repository.ts';

@Injectable()
export class ChangeInfo {
  readonly #restaurants: RestaurantRepository;

  constructor(restaurants: RestaurantRepository) {
    this.#restaurants = restaurants;
  }

  /** @throws ProblemError `validation_failed` when the delivery time is none. */
  async execute(restaurantId: number, body: RestaurantInfoRequest, tx?: Queryable): Promise<void> {
    const { name, description, address, phone, category, legalName, deliveryFee, minimumOrder, vatId } = body;
    const change = {
      ...given({ name, description, address, phone, category, legal_name: legalName }),
      ...given({ vat_id: vatId?.replace(/\s/g, '').toUpperCase() ?? vatId }),
      ...(deliveryFee !== undefined && { delivery_fee_cents: centsOf(deliveryFee) }),
      ...(minimumOrder !== undefined && { minimum_order_cents: centsOf(minimumOrder) }),
      ...(body.deliveryTime !== undefined && readDeliveryTime(body.deliveryTime)),
    };
    await this.#restaurants.changeInfo(restaurantId, change, tx);
  }
}

function readDeliveryTime(text: string): { delivery_min_minutes: number; delivery_max_minutes: number } {
  const minutes = parseDeliveryTime(text);
  if (minutes === null) throw ProblemError.field('deliveryTime', 'invalid_format');
  return { delivery_min_minutes: minutes.min, delivery_max_minutes: minutes.max };
}

/** Without what was left out. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
