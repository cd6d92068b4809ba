/** What a DTO's own decorators say of its fields, looked up once a class. */
import { type ClassConstructor, TransformationType, type TypeMetadata } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';

/** What Nest's Swagger decorators keep of a property. */
const API_PROPERTY = 'swagger/apiModelProperties';
const READING = { enableCircularCheck: false, strategy: undefined } as const;

export interface DtoField {
  readonly name: string;
  /** Applies the field's `@Transform`s in their order. */
  readonly read: (value: unknown, plain: object) => unknown;
  /** How many a list may hold; null for what is no list. */
  readonly maxItems: number | null;
  readonly isList: boolean;
  /** The class of what is within, by `@Type`. */
  readonly nested: (() => ClassConstructor<object>) | null;
  /** Whether null counts as left out: the field may be left out, and its description knows no null. */
  readonly canBeLeftOut: boolean;
}

const shapes = new WeakMap<ClassConstructor<object>, readonly DtoField[]>();

/** Fields with a validator alone: whatever else is sent is not looked at. */
export function shapeOf(type: ClassConstructor<object>): readonly DtoField[] {
  let shape = shapes.get(type);
  if (shape === undefined) {
    shape = readShape(type);
    shapes.set(type, shape);
  }
  return shape;
}

function readShape(type: ClassConstructor<object>): DtoField[] {
  const validators = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return [...Map.groupBy(validators, ({ propertyName }) => propertyName)].map(([name, rules]) => {
    const nested = defaultMetadataStorage.findTypeMetadata(type, name) as TypeMetadata | undefined;
    const maxItems = rules.find((rule) => rule.name === 'arrayMaxSize')?.constraints[0] as number | undefined;
    const api = Reflect.getMetadata(API_PROPERTY, type.prototype as object, name) as { nullable?: boolean } | undefined;
    return {
      name,
      read: transformsOf(type, name),
      maxItems: maxItems ?? null,
      isList: rules.some((rule) => rule.name === 'isArray'),
      nested: nested === undefined ? null : () => nested.typeFunction() as ClassConstructor<object>,
      canBeLeftOut: rules.some((rule) => rule.name === 'isOptional') && api?.nullable !== true,
    };
  });
}

function transformsOf(type: ClassConstructor<object>, key: string): DtoField['read'] {
  const transforms = defaultMetadataStorage.findTransformMetadatas(type, key, TransformationType.PLAIN_TO_CLASS);
  return (value, obj) =>
    transforms.reduce(
      (read: unknown, { transformFn }) =>
        transformFn({ value: read, key, obj, type: TransformationType.PLAIN_TO_CLASS, options: READING }) as unknown,
      value,
    );
}
