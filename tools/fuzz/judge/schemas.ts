/** Whether a body is what the document says of the operation's answer. */
import type { OpenApiDocument, Operation } from '../contract/operations.ts';
import type { Schema } from '../contract/schema.ts';
import { createAjv, type Validate } from './ajv.ts';

const DOCUMENT = 'openapi';

export class AnswerSchemas {
  private readonly ajv = createAjv();
  private readonly compiled = new Map<string, Validate | null>();

  constructor(document: OpenApiDocument) {
    this.ajv.addSchema({ ...document, components: { schemas: closed(document.components.schemas) } }, DOCUMENT);
  }

  /** Answers null when the body fits, and else where it does not and why. */
  misfit(operation: Operation, status: string, type: string, body: unknown): string | null {
    const key = `${operation.name} ${status} ${type}`;
    let validate = this.compiled.get(key);
    if (validate === undefined) {
      const pointer = [
        'paths',
        operation.path,
        operation.method.toLowerCase(),
        'responses',
        status,
        'content',
        type,
        'schema',
      ];
      const hasSchema = operation.responses[status]?.content?.[type]?.schema !== undefined;
      validate = hasSchema ? this.ajv.compile({ $ref: `${DOCUMENT}#/${pointer.map(escaped).join('/')}` }) : null;
      this.compiled.set(key, validate);
    }
    if (validate === null || validate(body)) return null;
    const [error] = validate.errors ?? [];
    const extra: unknown = error?.params.additionalProperty;
    return `${error?.instancePath ?? ''} ${error?.message ?? ''}${typeof extra === 'string' ? ` (${extra})` : ''}`.replaceAll(
      /\/\d+/g,
      '/0',
    );
  }
}

/** A field that the document does not name is a find, at any depth: nobody decided who may read it. */
function closed(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, close(schema)]));
}

function close(schema: Schema): Schema {
  const { properties, items, anyOf, oneOf, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && { properties: closed(properties), additionalProperties: additionalProperties ?? false }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: close(additionalProperties) }),
    ...(items && { items: close(items) }),
    ...(anyOf && { anyOf: anyOf.map(close) }),
    ...(oneOf && { oneOf: oneOf.map(close) }),
  };
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
