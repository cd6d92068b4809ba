import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../../database/database.ts';
import { centsOf } from '../../../money/euro-amount.ts';
import { type FieldIssue, ProblemError } from '../../../http/problem.ts';
import { parseDeliveryTime } from '../../../contracts/restaurants/delivery-time.ts';
import type { OwnInfoRequest } from '../../../contracts/restaurants/settings.ts';
import { RestaurantRepository } from './restaurant.repository.ts';
import type { RestaurantInfoRow } from './restaurant.rows.ts';

@Injectable()
export class ChangeInfo {
  constructor(
    private readonly database: Database,
    private readonly restaurants: RestaurantRepository,
  ) {}

  /** @throws ProblemError as `executeWithin`, and `not_found`. */
  execute(restaurantId: number, body: OwnInfoRequest): Promise<void> {
    return this.database.transaction(async (tx) => {
      const current = await this.restaurants.lockInfo(tx, restaurantId);
      if (current === null) throw new ProblemError('not_found');
      await this.executeWithin(tx, current, body);
    });
  }

  /**
   * Of a locked restaurant.
   * @throws ProblemError `validation_failed` when the delivery time is none, or when what the law asks of a restaurant that
   * sells would be emptied.
   */
  async executeWithin(tx: Queryable, current: RestaurantInfoRow, body: OwnInfoRequest): Promise<void> {
    const { name, description, address, phone, category, legalName, deliveryFee, minimumOrder, vatId } = body;
    const issues = current.review_status === 'approved' ? emptied(current, { legalName, vatId, phone }) : [];
    if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
    const change = {
      ...given({ name, description, address, phone, category, legal_name: legalName }),
      ...given({ vat_id: vatId?.replace(/\s/g, '').toUpperCase() ?? vatId }),
      ...(body.traderDeclaration && current.trader_declared_at === null && { trader_declared_at: new Date() }),
      ...(deliveryFee !== undefined && { delivery_fee_cents: centsOf(deliveryFee) }),
      ...(minimumOrder !== undefined && { minimum_order_cents: centsOf(minimumOrder) }),
      ...(body.deliveryTime !== undefined && readDeliveryTime(body.deliveryTime)),
    };
    await this.restaurants.changeInfo(current.id, change, tx);
  }
}

const COLUMNS = { legalName: 'legal_name', vatId: 'vat_id', phone: 'phone' } as const;

/** The fields that would lose what they have. */
function emptied(
  current: RestaurantInfoRow,
  change: Record<keyof typeof COLUMNS, string | null | undefined>,
): FieldIssue[] {
  return (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])
    .filter((field) => change[field] !== undefined && !change[field] && current[COLUMNS[field]] !== null)
    .map((field) => ({ field, code: 'needed_to_sell' }));
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
