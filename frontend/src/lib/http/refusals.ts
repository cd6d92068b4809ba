import { ApiError } from './http.ts';

/** What the server says of one field; undefined: nothing. */
export function refusalAt(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.errors.find((one) => one.field === field)?.message : undefined;
}

/** Whether all that it refuses stands at one of these fields. */
export function isAtFields(error: unknown, fields: readonly string[]): boolean {
  return (
    error instanceof ApiError && error.errors.length > 0 && error.errors.every(({ field }) => fields.includes(field))
  );
}
