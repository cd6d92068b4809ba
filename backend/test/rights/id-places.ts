/** Where the API's description has ids: in paths, queries and bodies. */
import { type OpenApiDocument, operationsOf } from '../../../tools/fuzz/contract/operations.ts';
import { resolve, type Schema, type Schemas, typeOf } from '../../../tools/fuzz/contract/schema.ts';

const ID = /^(?:id|ids|t)$|(?:Id|Ids|Token)$|^(?:token|delivery)$/;
/** Named like ids, and none of this product's. */
const NO_IDS = new Set(['vatId']);

export function idPlacesOf(document: OpenApiDocument): string[] {
  const { schemas } = document.components;
  return operationsOf(document).flatMap(({ method, path, parameters, body }) => {
    const route = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const inAddress = parameters
      .filter((parameter) => parameter.in === 'path' || (parameter.in === 'query' && isId(parameter.name)))
      .map(({ name }) => name);
    const inBody = body?.type === 'application/json' ? idsIn(body.schema, schemas, []) : [];
    return [...inAddress, ...inBody].map((place) => `${route} ${place}`);
  });
}

function idsIn(given: Schema, schemas: Schemas, path: readonly string[]): string[] {
  const schema = resolve(given, schemas);
  if (typeOf(schema) === 'array') return idsIn(schema.items ?? {}, schemas, path);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = [...path, name];
    return isId(name) ? [here.join('.')] : idsIn(field, schemas, here);
  });
}

function isId(name: string): boolean {
  return ID.test(name) && !NO_IDS.has(name);
}
