/** What the validators of DTOs say of their fields, for the API's description: a bound is written once. */
import { ApiProperty } from '@nestjs/swagger';
import { TransformationType, type TypeMetadata } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';
import { CONTRACT_SCHEMAS } from './contracts.gen.ts';

/** What Nest's Swagger decorators keep of a property. */
const API_PROPERTY = 'swagger/apiModelProperties';
/** What the compiler knows of a type says less than a validator. */
const COARSE: ReadonlySet<unknown> = new Set([String, Number, Boolean, Object, Array, Date]);

/** What says together which kind of value it is. */
const KIND = ['type', 'items', 'oneOf', 'enum', 'enumName'];

/** Bounds of the number or the list that a text is read as. */
const NOT_OF_TEXT = ['minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems'];

type Class = abstract new () => object;
type Said = Record<string, unknown>;
type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];
type Meaning = (constraint: never) => Said;

/** By the validator's name, of a value or of each in a list. */
const OF_VALUES: Readonly<Record<string, Meaning>> = {
  isString: () => ({ type: 'string' }),
  isBoolean: () => ({ type: 'boolean' }),
  isNumber: () => ({ type: 'number' }),
  isInt: () => ({ type: 'integer' }),
  isObject: () => ({ type: 'object', additionalProperties: true }),
  isDate: () => ({ type: 'string', format: 'date-time' }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isEuroAmount: () => ({ oneOf: [{ type: 'number' }, { type: 'string' }] }),
  isIn: (values: readonly unknown[]) => ({ enum: values, ...enumNameOf(values) }),
  min: (minimum: number) => ({ minimum }),
  max: (maximum: number) => ({ maximum }),
  isNotEmpty: () => ({ minLength: 1 }),
  minLength: (minLength: number) => ({ type: 'string', minLength }),
  maxLength: (maxLength: number) => ({ type: 'string', maxLength }),
  // A schema's pattern has no flags.
  matches: ({ source, flags }: RegExp) => (flags === '' ? { type: 'string', pattern: source } : { type: 'string' }),
};

const OF_LISTS: Readonly<Record<string, Meaning>> = {
  arrayNotEmpty: () => ({ minItems: 1 }),
  arrayMinSize: (minItems: number) => ({ minItems }),
  arrayMaxSize: (maxItems: number) => ({ maxItems }),
  arrayUnique: () => ({ uniqueItems: true }),
};

/** Hands Nest what validators say. What its own decorators say of a field stands. */
export function describeRequests(): void {
  const storage = getMetadataStorage();
  // Private in its types, and the one list of all classes that are validated.
  const { validationMetadatas } = storage as unknown as { validationMetadatas: ReadonlyMap<Class, unknown> };
  for (const type of validationMetadatas.keys()) {
    const rules = storage.getTargetValidationMetadatas(type, '', false, false);
    for (const [name, ofField] of Map.groupBy(rules, ({ propertyName }) => propertyName)) {
      describeField(type, name, ofField);
    }
  }
}

function describeField(type: Class, name: string, rules: readonly Rule[]): void {
  const prototype = type.prototype as object;
  const stated = { ...(Reflect.getMetadata(API_PROPERTY, prototype, name) as Said | undefined) };
  let said = saidBy(type, name, rules);
  const isCoarse = COARSE.has(stated.type) && stated.isArray !== true && !('oneOf' in stated);
  if (isCoarse && 'enum' in said) delete stated.type;
  else if (isCoarse) stated.type = said.type ?? stated.type;
  else if ('type' in stated) said = without(said, KIND);
  if (stated.type === 'string') said = without(said, NOT_OF_TEXT);
  ApiProperty({ ...said, ...stated })(prototype, name);
}

function without(said: Said, keys: readonly string[]): Said {
  return Object.fromEntries(Object.entries(said).filter(([key]) => !keys.includes(key)));
}

function saidBy(type: Class, name: string, rules: readonly Rule[]): Said {
  const nested = defaultMetadataStorage.findTypeMetadata(type, name) as TypeMetadata | undefined;
  const isRead =
    defaultMetadataStorage.findTransformMetadatas(type, name, TransformationType.PLAIN_TO_CLASS).length > 0;
  const ofEach = Object.assign({}, ...rules.map((rule) => meaningOf(OF_VALUES, rule))) as Said;
  // What a pattern is compared with is not what was sent.
  if (isRead) delete ofEach.pattern;
  const required = !rules.some((rule) => rule.type === 'conditionalValidation');
  if (!rules.some((rule) => rule.name === 'isArray')) {
    // Of a list that is sent as one text.
    if (rules.some(({ each }) => each)) return { required };
    return nested ? { required, type: nested.typeFunction() } : { required, ...ofEach };
  }
  const ofList = Object.assign({ required }, ...rules.map((rule) => meaningOf(OF_LISTS, rule))) as Said;
  if (nested) return { ...ofList, type: [nested.typeFunction()] };
  return 'enum' in ofEach ? { ...ofList, ...ofEach, isArray: true } : { ...ofList, type: 'array', items: ofEach };
}

function meaningOf(meanings: Readonly<Record<string, Meaning>>, { name, constraints }: Rule): Said {
  return meanings[name ?? '']?.(constraints?.[0] as never) ?? {};
}

/** As the contracts call these values. */
function enumNameOf(values: readonly unknown[]): { enumName?: string } {
  const text = JSON.stringify(values);
  const [enumName] =
    Object.entries(CONTRACT_SCHEMAS).find(([, schema]) => 'enum' in schema && JSON.stringify(schema.enum) === text) ??
    [];
  return enumName === undefined ? {} : { enumName };
}
