/** JSON schemas that know the type that they describe, so that it is written down once. */
export interface Schema<T> {
  readonly json: Readonly<Record<string, unknown>>;
  /** Never set: it only carries the type. */
  readonly of?: T;
}

export type TypeOf<S> = S extends Schema<infer T> ? T : never;

type Fields = Readonly<Record<string, Schema<unknown>>>;
type ObjectOf<F extends Fields> = { [K in keyof F]: TypeOf<F[K]> };

export interface ObjectSchema<T> extends Schema<T> {
  readonly json: Readonly<{
    type: 'object';
    properties: Readonly<Record<string, unknown>>;
    required: readonly string[];
  }>;
}

export const text: Schema<string> = { json: { type: 'string' } };
export const integer: Schema<number> = { json: { type: 'integer' } };
export const number: Schema<number> = { json: { type: 'number' } };
export const flag: Schema<boolean> = { json: { type: 'boolean' } };

export function oneOf<T extends string>(values: readonly T[]): Schema<T> {
  return { json: { type: 'string', enum: values } };
}

export function orNull<T>({ json }: Schema<T>): Schema<T | null> {
  return { json: { oneOf: [json, { type: 'null' }] } };
}

export function listOf<T>({ json }: Schema<T>): Schema<T[]> {
  return { json: { type: 'array', items: json } };
}

export function described<T>({ json }: Schema<T>, description: string): Schema<T> {
  return { json: { ...json, description } };
}

/** One of the contracts' views, by the names that the documents of the API give them. Without a name it is not published. */
export function asIn<T>(description: string, ...names: readonly string[]): Schema<T> {
  const [first, ...others] = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  if (first === undefined) return { json: { type: 'object', description } };
  return { json: others.length === 0 ? { ...first, description } : { anyOf: [first, ...others], description } };
}

export function object<R extends Fields>(required: R): ObjectSchema<ObjectOf<R>>;
export function object<R extends Fields, O extends Fields>(
  required: R,
  optional: O,
): ObjectSchema<ObjectOf<R> & Partial<ObjectOf<O>>>;
export function object(required: Fields, optional: Fields = {}): ObjectSchema<unknown> {
  const properties = Object.entries<Schema<unknown>>({ ...required, ...optional }).map(
    ([name, { json }]) => [name, json] as const,
  );
  return { json: { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(required) } };
}
