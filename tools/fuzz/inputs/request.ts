/** A request to one operation: valid but for the places that are named. */
import fc from 'fast-check';
import type { Operation } from '../contract/operations.ts';
import type { Schemas } from '../contract/schema.ts';
import type { CallerKind } from '../setting/callers.ts';
import type { Known } from '../setting/known.ts';
import { spoilt, type Text } from './body-texts.ts';
import { asText, percentEncoded, queryOf } from './encode.ts';
import { PNG_FORM } from './files.ts';
import { oddHeaders } from './headers.ts';
import type { Input } from './input.ts';
import { moreKeys } from './keys.ts';
import { pathValue } from './path-values.ts';
import { nameOfPlace, type Place } from './places.ts';
import { KINDS, MISSING } from './values.ts';
import { validValue } from './valid.ts';

export interface Plan {
  readonly operation: Operation;
  readonly caller: CallerKind;
  readonly places: readonly Place[];
}

type Values = Record<string, unknown>;
const JSON_TYPE = 'application/json';

export function requestTo(plan: Plan, schemas: Schemas, known: Known): fc.Arbitrary<Input> {
  const { operation, caller, places } = plan;
  return fc
    .tuple(parametersOf(operation, schemas, known), bodyOf(operation, schemas, known), fc.tuple(...places.map(faultOf)))
    .chain(([parameters, body, faults]) => {
      places.forEach((place, at) => {
        if (place.in === 'parameter') put(parameters[place.parameter.in], place.parameter.name, faults[at]);
      });
      const spoiltBody = places.reduce((text, place, at) => withFault(text, place, faults[at]), body);
      const written = write(operation, spoiltBody);
      const textKind = places.find((place) => place.in === 'text')?.kind;
      const text = textKind === undefined || written === null ? fc.constant(written) : spoilt(textKind, written);
      const more = places.flatMap((place, at) => (place.in === 'headers' ? [faults[at] as Values] : []));
      return text.map((sent): Input => ({
        operation: operation.name,
        caller,
        method: operation.method,
        target: addressOf(operation.path, parameters),
        headers: Object.assign(headersOf(parameters.header, sent), ...more) as Input['headers'],
        body: sent?.bytes ?? null,
        oddities: places.map(nameOfPlace),
      }));
    });
}

function faultOf(place: Place): fc.Arbitrary<unknown> {
  if (place.in === 'headers') return oddHeaders(place.kind);
  if (place.in === 'keys') return moreKeys(place.kind);
  if (place.in === 'text') return fc.constant(null);
  const schema = place.in === 'parameter' ? place.parameter.schema : place.schema;
  const kind = KINDS[place.kind];
  if (kind === undefined) throw new Error(`There is no kind ${place.kind}.`);
  return kind(schema);
}

function parametersOf(
  operation: Operation,
  schemas: Schemas,
  known: Known,
): fc.Arbitrary<Record<'path' | 'query' | 'header', Values>> {
  const group = (where: 'path' | 'query' | 'header'): fc.Arbitrary<Values> => {
    const wanted = operation.parameters.filter((parameter) => parameter.in === where);
    const values = wanted.map(({ name, schema }) => [
      name,
      where === 'path' ? pathValue(operation.path, name, known) : validValue(name, schema, schemas, known),
    ]);
    const requiredKeys = wanted.filter(({ required }) => required === true || where === 'path').map(({ name }) => name);
    return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys });
  };
  // Most of many filters at once would find nothing.
  const few = group('query').chain((all) =>
    fc
      .subarray(Object.keys(all), { maxLength: Math.min(3, Object.keys(all).length) })
      .map((names) => Object.fromEntries(names.map((name) => [name, all[name]]))),
  );
  return fc.record({ path: group('path'), query: few, header: group('header') });
}

function bodyOf({ body }: Operation, schemas: Schemas, known: Known): fc.Arbitrary<unknown> {
  return body?.type === JSON_TYPE ? validValue('', body.schema, schemas, known) : fc.constant(undefined);
}

/** The body with a value or more keys in the place. */
function withFault(body: unknown, place: Place, fault: unknown): unknown {
  if (place.in !== 'field' && place.in !== 'keys') return body;
  const change = (at: unknown): unknown =>
    place.in === 'field' ? fault : withKeys(at, fault as readonly (readonly [string, unknown])[]);
  return changedAt(body, place.path, change);
}

function changedAt(value: unknown, path: readonly string[], change: (at: unknown) => unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return change(value);
  if (Array.isArray(value) || head === '0') {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
    const changed = changedAt(first, rest, change);
    return changed === MISSING ? others : [changed, ...others];
  }
  const copy: Values = { ...(typeof value === 'object' ? value : {}) };
  put(copy, head, changedAt(copy[head], rest, change));
  return copy;
}

function withKeys(value: unknown, keys: readonly (readonly [string, unknown])[]): unknown {
  const copy: Values = { ...(typeof value === 'object' ? value : {}) };
  for (const [key, each] of keys) put(copy, key, each);
  return copy;
}

/** Puts a value under any key, also one that an assignment would take for the prototype. */
function put(values: Values, name: string, value: unknown): void {
  if (value === MISSING) Reflect.deleteProperty(values, name);
  else Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true });
}

function write({ body }: Operation, value: unknown): Text | null {
  if (body === null || value === MISSING) return null;
  if (body.type === 'multipart/form-data') return PNG_FORM;
  if (body.type !== JSON_TYPE)
    return { bytes: Buffer.from('menu;name;price;vat\nPizza;Margherita;8.90;7\n'), type: body.type };
  return { bytes: Buffer.from(JSON.stringify(value) ?? ''), type: JSON_TYPE };
}

function addressOf(path: string, { path: values, query }: Record<'path' | 'query', Values>): string {
  return (
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => percentEncoded(asText(values[name])) || '%20') + queryOf(query)
  );
}

/** What no header can carry is left out: it would not leave this machine. */
function headersOf(values: Values, text: Text | null): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    headers[name] = asText(value)
      .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
      .slice(0, 8_000);
  }
  if (text !== null && text.type !== '') headers['content-type'] = text.type;
  return headers;
}
