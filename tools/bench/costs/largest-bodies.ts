/** From the API's description: of every call with a JSON body the largest that it takes, and one of that size that is all wrong. */

export interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content?: Record<string, { schema: Schema } | undefined> } }>>;
  components: { schemas: Record<string, Schema> };
}

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
}

export interface Call {
  name: string;
  method: string;
  path: string;
  /** From the largest that the description allows down to what the route's limit lets in. */
  bodies: string[];
}

const SCALES = [1, 0.7, 0.5, 0.35, 0.25, 0.18, 0.12, 0.05];
/** Of a list or a text whose limit the description does not tell. */
const UNTOLD = 50;
const METHODS = ['post', 'put', 'patch', 'delete'];

export function largestBodies({ paths, components }: OpenApi): Call[] {
  const resolve = ({ $ref, allOf, oneOf, ...schema }: Schema): Schema => {
    const other = $ref === undefined ? (allOf ?? oneOf)?.[0] : components.schemas[$ref.split('/').at(-1) ?? ''];
    return other === undefined ? schema : { ...resolve(other), ...schema };
  };
  const full = (given: Schema, scale: number): unknown => {
    const schema = resolve(given);
    const scaled = (size = UNTOLD): number => Math.ceil(size * scale);
    if (schema.enum !== undefined) return schema.enum.at(-1);
    if (schema.properties !== undefined) return eachOf(schema.properties, (each) => full(each, scale));
    if (schema.type === 'array') return Array(scaled(schema.maxItems)).fill(full(schema.items ?? {}, scale));
    if (schema.type === 'integer' || schema.type === 'number') return schema.maximum ?? 1;
    if (schema.type === 'boolean') return true;
    return 'ö'.repeat(scaled(schema.maxLength));
  };
  const wrong = (given: Schema, scale: number): unknown => {
    const schema = resolve(given);
    if (schema.properties !== undefined) return eachOf(schema.properties, (each) => wrong(each, scale));
    if (schema.type === 'array') {
      return Array(Math.ceil((schema.maxItems ?? UNTOLD) * scale)).fill(wrong(schema.items ?? {}, scale));
    }
    return schema.type === 'string' ? -1 : 'x';
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const schema = operations[method]?.requestBody?.content?.['application/json']?.schema;
      if (schema === undefined) return [];
      const call = { method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, '1') };
      return [
        {
          ...call,
          name: `${call.method} ${path}, full`,
          bodies: SCALES.map((scale) => JSON.stringify(full(schema, scale))),
        },
        {
          ...call,
          name: `${call.method} ${path}, all wrong`,
          bodies: SCALES.map((scale) => JSON.stringify(wrong(schema, scale))),
        },
      ];
    }),
  );
}

function eachOf(properties: Record<string, Schema>, make: (schema: Schema) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, make(schema)]));
}
