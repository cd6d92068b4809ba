import { describe, expect, it } from '@jest/globals';
import { describeRealtime } from './asyncapi.ts';

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === '$ref' ? [String(child)] : references(child)));
}

describe('the AsyncAPI document', () => {
  const document = describeRealtime('https://tischlein.example');

  it('has every topic and the requests', () => {
    const addresses = Object.values(document.channels as Record<string, { address: string | null }>).map(
      (c) => c.address,
    );
    expect(addresses).toEqual([
      null,
      'order:{id}',
      'restaurant:{id}:orders',
      'restaurant:{id}:riders',
      'city:{city}:riders',
      'customer:orders',
      'rider:orders',
      'city:{city}',
      'restaurant:{id}',
      'admin',
    ]);
  });

  it('refers only to what it has', () => {
    const all = references(document);
    expect(all.length).toBeGreaterThan(10);
    for (const reference of all) {
      const found = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
      expect(found).toBeDefined();
    }
  });

  it('describes the orders and notices that it tells field by field', () => {
    const { messages, schemas } = document.components as Record<string, Record<string, Record<string, unknown>>>;
    const told = (name: string) => messages?.[name]?.payload as { properties: Record<string, unknown> };
    expect(told('order:placed').properties.order).toMatchObject({
      anyOf: [{ $ref: '#/components/schemas/RestaurantOrder' }, { $ref: '#/components/schemas/AdminOrder' }],
    });
    expect(told('admin:notice').properties.notice).toMatchObject({ $ref: '#/components/schemas/AdminNotice' });
    expect(schemas?.RestaurantOrder?.properties).toHaveProperty('customer_name');
    expect(schemas?.AdminNotice?.required).toContain('resolvedAt');
  });
});
