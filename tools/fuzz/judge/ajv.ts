/** Ajv for JSON Schema 2020-12, of which OpenAPI 3.1 is made: as much of it as is used here. */
import { createRequire } from 'node:module';

interface Misfit {
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Validate {
  (value: unknown): boolean;
  readonly errors?: readonly Misfit[] | null;
}

export interface Ajv {
  addSchema(schema: object, key: string): unknown;
  compile(schema: object): Validate;
}

type AjvClass = new (options: { strict: boolean }) => Ajv;

const require = createRequire(import.meta.url);

export function createAjv(): Ajv {
  const { Ajv2020 } = require('ajv/dist/2020.js') as { Ajv2020: AjvClass };
  const { default: addFormats } = require('ajv-formats') as { default: (ajv: Ajv) => unknown };
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  return ajv;
}
