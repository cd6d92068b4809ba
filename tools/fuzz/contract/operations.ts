/** The operations of the running product, as its OpenAPI document has them. */
import type { Schema, Schemas } from './schema.ts';

export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Response {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  /** `GET /api/orders/{id}` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly type: string; readonly schema: Schema } | null;
  readonly responses: Readonly<Record<string, Response>>;
}

interface OperationDocument {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Response>>;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDocument>>>>;
  readonly components: { readonly schemas: Schemas };
}

/** Answers the operations in an order that depends on nothing but their names. */
export function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => {
        const [content] = Object.entries(requestBody?.content ?? {});
        return {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          parameters,
          body: content === undefined ? null : { type: content[0], schema: content[1].schema },
          responses,
        };
      }),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
