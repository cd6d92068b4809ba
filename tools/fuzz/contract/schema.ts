/** The part of JSON Schema that the product's own documents use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly example?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export type Schemas = Readonly<Record<string, Schema>>;

const REFERENCE = '#/components/schemas/';

/** With what it refers to put in its place, one level deep. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref !== undefined) {
    const found = schemas[schema.$ref.slice(REFERENCE.length)];
    if (found === undefined) throw new Error(`The document lacks ${schema.$ref}.`);
    return resolve(found, schemas);
  }
  const choice = schema.allOf ?? schema.anyOf ?? schema.oneOf;
  if (choice === undefined) return schema;
  const first = choice.map((each) => resolve(each, schemas)).find(({ type }) => type !== 'null');
  return { ...first, ...schema, allOf: undefined, anyOf: undefined, oneOf: undefined };
}

/** Answers the first type that is not null, where there are several. */
export function typeOf({ type, properties, enum: values }: Schema): string {
  const named = typeof type === 'string' ? type : type?.find((each) => each !== 'null');
  return named ?? (properties ? 'object' : typeof (values?.[0] ?? 'string'));
}
