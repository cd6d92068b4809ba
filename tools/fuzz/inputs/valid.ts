/** Values that a schema allows, of the kind that the product's own screens send. */
import fc from 'fast-check';
import { resolve, type Schema, type Schemas, typeOf } from '../contract/schema.ts';
import { PASSWORD } from '../../../backend/test/support/person.ts';
import type { Known } from '../setting/known.ts';

const DAYS = ['2026-03-29', '2026-10-25', '2028-02-29', '2026-12-24'];
const UUID = '123e4567-e89b-42d3-a456-426614174000';

/** What a field's name says beyond its schema. */
const BY_NAME: Readonly<Record<string, (known: Known) => fc.Arbitrary<unknown>>> = {
  restaurantId: ({ restaurant }) => fc.constantFrom(...restaurant),
  menuItemId: ({ dish }) => fc.constantFrom(...dish),
  menuId: ({ menu }) => fc.constantFrom(...menu),
  likeOrderId: ({ order }) => fc.constantFrom(...order),
  orderId: ({ order }) => fc.constantFrom(...order),
  userId: ({ customer }) => fc.constantFrom(...customer),
  ids: ({ menu, dish }) => fc.subarray([...menu, ...dish].slice(-5), { minLength: 1 }),
  optionIds: () => fc.constant([]),
  id: () => fc.integer({ min: 1, max: 50 }),
  email: () => fc.integer({ min: 1, max: 1e9 }).map((number) => `person-${number}@example.com`),
  phone: () => fc.constantFrom('030 23125 900', '+49 30 2312590'),
  price: () => fc.constantFrom('8.90', 8.9, '0.50'),
  deposit: () => fc.constantFrom('0.25', '0.00'),
  totalPrice: () => fc.constantFrom('20.00', 41.5),
  tip: () => fc.constantFrom('2.00', 1.5, 0),
  deliveryFee: () => fc.constantFrom('2.90', 0),
  minimumOrder: () => fc.constantFrom('15.00', 10),
  opens: () => fc.constantFrom('09:00', '11:30'),
  closes: () => fc.constantFrom('22:00', '23:30'),
  imageUrl: () => fc.constant(null),
  token: ({ token }) => fc.constantFrom(...token),
  guestToken: ({ token }) => fc.constantFrom(...token),
  t: ({ token }) => fc.constantFrom(...token),
  quantity: () => fc.integer({ min: 1, max: 9 }),
};

export function validValue(name: string, given: Schema, schemas: Schemas, known: Known): fc.Arbitrary<unknown> {
  const byName = BY_NAME[name];
  if (byName !== undefined) return byName(known);
  const schema = resolve(given, schemas);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (typeOf(schema)) {
    case 'object':
      return validObject(schema, schemas, known);
    case 'array':
      return fc.array(validValue('', schema.items ?? {}, schemas, known), {
        minLength: schema.minItems ?? 1,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(schema.minItems ?? 1, 3)),
      });
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 1, max: Math.min(schema.maximum ?? 100, 1_000) });
    case 'boolean':
      return fc.boolean();
    default:
      return validText(schema);
  }
}

function validObject(schema: Schema, schemas: Schemas, known: Known): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (typeof additionalProperties === 'object') {
    return fc.dictionary(fc.constantFrom(...known.textKey), fc.string({ maxLength: 40 }), { maxKeys: 5 });
  }
  const fields = Object.entries(properties).map(([name, field]) => [name, validValue(name, field, schemas, known)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
  });
}

function validText({ format, example, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'password') return fc.constant(PASSWORD);
  if (format === 'date') return fc.constantFrom(...DAYS);
  if (format === 'date-time') return fc.constantFrom(...DAYS).map((day) => `${day}T12:00:00.000Z`);
  if (format === 'uuid') return fc.constant(UUID);
  if (format === 'uri') return fc.constant('https://example.com/somewhere');
  if (typeof example === 'string') return fc.constant(example);
  return fc.string({
    unit: 'grapheme',
    minLength: Math.max(minLength, 3),
    maxLength: Math.max(minLength, Math.min(maxLength, 40), 3),
  });
}
