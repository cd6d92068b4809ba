import type { Statement } from '../connection/database.ts';

/** `:name`, and neither a cast (`::int`) nor a part of a text such as `'HH24:MI'`. */
const PARAMETER = /(?<![:\w]):([a-z]\w*)/gi;

/** The arguments of `Queryable.run`. */
export type Call = readonly [statement: Statement, values: readonly unknown[]];

/**
 * A prepared statement whose parameters have names: `:orderId` in its text is `orderId` of the object that it is called
 * with. `db.run(...MOVE({ orderId, to }))`.
 */
export function named<Parameters extends object>(name: string, text: string): (parameters: Parameters) => Call {
  const order: string[] = [];
  const numbered = text.replace(PARAMETER, (_, parameter: string) => {
    if (!order.includes(parameter)) order.push(parameter);
    return `$${String(order.indexOf(parameter) + 1)}`;
  });
  const statement: Statement = { name, text: numbered };
  return (parameters) => [
    statement,
    order.map((parameter) => {
      const value = (parameters as Readonly<Record<string, unknown>>)[parameter];
      if (value === undefined) throw new Error(`${name} was called without ${parameter}`);
      return value;
    }),
  ];
}
