/** Where in a request something can be wrong: each place is tried with each kind of fault. */
import { resolve, type Schema, type Schemas, typeOf } from '../contract/schema.ts';
import type { Operation, Parameter } from '../contract/operations.ts';
import { BODY_TEXT_NAMES } from './body-texts.ts';
import { HEADER_SET_NAMES } from './headers.ts';
import { KEY_KIND_NAMES } from './keys.ts';
import { KIND_NAMES } from './values.ts';

export type Place =
  | { readonly in: 'parameter'; readonly parameter: Parameter; readonly kind: string }
  | { readonly in: 'field'; readonly path: readonly string[]; readonly schema: Schema; readonly kind: string }
  | { readonly in: 'keys'; readonly path: readonly string[]; readonly kind: string }
  | { readonly in: 'text'; readonly kind: string }
  | { readonly in: 'headers'; readonly kind: string };

/** Bodies of the product do not nest deeper than options in groups of a dish. */
const MAX_DEPTH = 6;

export function placesOf(operation: Operation, schemas: Schemas): Place[] {
  const parameters = operation.parameters.flatMap((parameter) =>
    KIND_NAMES.map((kind): Place => ({ in: 'parameter', parameter, kind })),
  );
  const headers = HEADER_SET_NAMES.map((kind): Place => ({ in: 'headers', kind }));
  if (operation.body === null) return [...parameters, ...headers];
  const texts = BODY_TEXT_NAMES.map((kind): Place => ({ in: 'text', kind }));
  if (operation.body.type !== 'application/json') return [...parameters, ...headers, ...texts];
  return [...parameters, ...headers, ...texts, ...placesIn([], operation.body.schema, schemas)];
}

function placesIn(path: readonly string[], given: Schema, schemas: Schemas): Place[] {
  const schema = resolve(given, schemas);
  const own = KIND_NAMES.map((kind): Place => ({ in: 'field', path, schema, kind }));
  if (path.length === MAX_DEPTH) return own;
  const type = typeOf(schema);
  if (type === 'array' && schema.items) return [...own, ...placesIn([...path, '0'], schema.items, schemas)];
  if (type !== 'object') return own;
  const keys = KEY_KIND_NAMES.map((kind): Place => ({ in: 'keys', path, kind }));
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    placesIn([...path, name], field, schemas),
  );
  return [...own, ...keys, ...fields];
}

/** Names a place as a person would. */
export function nameOfPlace(place: Place): string {
  switch (place.in) {
    case 'parameter':
      return `${place.parameter.in} ${place.parameter.name}: ${place.kind}`;
    case 'field':
      return `body ${place.path.join('.') || 'itself'}: ${place.kind}`;
    case 'keys':
      return `keys of ${place.path.join('.') || 'the body'}: ${place.kind}`;
    case 'text':
      return `body text: ${place.kind}`;
    case 'headers':
      return `headers: ${place.kind}`;
  }
}
