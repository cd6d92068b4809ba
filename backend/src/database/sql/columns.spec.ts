import { describe, expect, it } from '@jest/globals';
import { OrderItem } from '../../entities/orders/order-item.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { names, propertiesBut, select, selectAhead, selectJson, toRecord } from './columns.ts';

describe('columns by their entity', () => {
  it('come back with the properties, or with a prefix', () => {
    expect(select(OrderItem, 'i', ['id', 'unitPriceCents'])).toBe(
      'i.id AS "id", i.unit_price_cents AS "unitPriceCents"',
    );
    expect(select(Restaurant, 'r', ['imageUrl'], 'restaurant')).toBe('r.image_url AS "restaurantImageUrl"');
  });

  it('are null once their time is over', () => {
    expect(selectAhead(Restaurant, 'r', ['busyUntil'])).toBe(
      'CASE WHEN r.busy_until > now() THEN r.busy_until END AS "busyUntil"',
    );
  });

  it('are JSON with the properties, and what is reckoned beside them', () => {
    expect(selectJson(OrderItem, 'i', ['vatRate'], { total: 'i.quantity * 2' })).toBe(
      `json_build_object('vatRate', i.vat_rate, 'total', i.quantity * 2)`,
    );
  });

  it('are listed for an insert, all but some', () => {
    const left = ['id', 'orderId', 'name', 'notes', 'options', 'quantity', 'minAge', 'state', 'version'] as const;
    const properties = propertiesBut(OrderItem, left);
    expect(names(OrderItem, properties, 'l')).toBe('l.menu_item_id, l.unit_price_cents, l.deposit_cents, l.vat_rate');
    expect(toRecord(OrderItem, { vatRate: 7 })).toEqual({ vat_rate: 7 });
  });

  it('are none where the entity has no such property', () => {
    expect(() => names(OrderItem, ['tip' as 'name'])).toThrow('OrderItem has no column for tip');
  });
});
