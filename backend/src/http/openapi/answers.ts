/** What routes answer with, for the API's description. The fields are described once, in `contracts`. */
import { applyDecorators } from '@nestjs/common';
import { ApiResponse, type ApiResponseSchemaHost, type OpenAPIObject } from '@nestjs/swagger';
import { CONTRACT_SCHEMAS, type Contracts } from './contracts.gen.ts';

type Name = keyof Contracts;
/** One of them, or a list. */
type Body = Name | readonly [Name];
interface Response extends Pick<ApiResponseSchemaHost, 'description' | 'headers'> {
  readonly body: Body;
}
type Described = Body | Response;
type ByStatus = Readonly<Record<number, Described>>;

type ValueOf<B> = B extends Name
  ? Contracts[B]
  : B extends readonly [infer N extends Name]
    ? readonly Contracts[N][]
    : never;
type BodyOf<D> = D extends { readonly body: infer B } ? B : D;

/** Refused by the compiler at a method that returns something else. */
type AnswerDecorator<Value> = <Method extends (...args: never[]) => Value | Promise<Value>>(
  target: object,
  key: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void;

const REFERENCE = '#/components/schemas/';

/** `'Order'` or `['Order']` with 200, `{ 201: 'Order' }` with other statuses. */
export function Answers<const B extends Body>(body: B, description?: string): AnswerDecorator<ValueOf<B>>;
export function Answers<const S extends ByStatus>(byStatus: S): AnswerDecorator<ValueOf<BodyOf<S[keyof S]>>>;
export function Answers(answer: Body | ByStatus, description = ''): MethodDecorator {
  const byStatus: ByStatus = isBody(answer) ? { 200: { body: answer, description } as const } : answer;
  return applyDecorators(
    ...Object.entries(byStatus).map(([status, described]) => {
      const { body, ...also } = isBody(described) ? { body: described } : described;
      return ApiResponse({ status: Number(status), description: '', ...also, schema: schemaOf(body) });
    }),
  );
}

function isBody(answer: Described | ByStatus): answer is Body {
  return typeof answer === 'string' || Array.isArray(answer);
}

function schemaOf(body: Body) {
  return typeof body === 'string' ? refer(body) : { type: 'array', items: refer(body[0]) };
}

export function refer(name: Name): { $ref: string } {
  return { $ref: `${REFERENCE}${name}` };
}

/** Gives the document the schemas that it refers to. */
export function addContracts(document: OpenAPIObject): OpenAPIObject {
  const schemas = { ...document.components?.schemas, ...contractsIn(JSON.stringify(document)) };
  return { ...document, components: { ...document.components, schemas } };
}

/** All that a text refers to, and what that refers to. */
export function contractsIn(text: string, found: Record<string, object> = {}): Record<string, object> {
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    const schema = CONTRACT_SCHEMAS[name];
    if (schema === undefined || name in found) continue;
    found[name] = schema;
    contractsIn(JSON.stringify(schema), found);
  }
  return found;
}
