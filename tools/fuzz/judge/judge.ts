/** What an answer must be, whatever was sent. */
import type { Operation } from '../contract/operations.ts';
import type { Input } from '../inputs/input.ts';
import type { Answer, NoAnswer } from '../setting/send.ts';
import type { AnswerSchemas } from './schemas.ts';

/** A refused input must not cost more to answer than this. */
const REFUSAL_BYTES = 64 * 1_024;
const PROBLEM = 'application/problem+json';
const HEADERS_OF_REFUSALS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'content-security-policy': /default-src 'self'/,
  'referrer-policy': /./,
  'cache-control': /no-store/,
};
/** What tells an attacker how the inside looks. */
const INSIDE = /\bat .{1,80}\.(?:js|ts):\d+|node_modules|QueryFailedError|syntax error at|ECONNREFUSED/;
const METHODS_WITHOUT_BODY = new Set(['HEAD']);

/** Everything that is wrong with an answer; each line is the same for the same kind of fault. */
export function faultsOf(
  input: Input,
  operation: Operation,
  answer: Answer | NoAnswer,
  schemas: AnswerSchemas,
): string[] {
  if ('failure' in answer) return [`no answer: ${answer.failure}`];
  if (answer.status >= 500) return [`status ${answer.status}: ${codeOf(answer)}`];
  if (answer.status >= 400) return faultsOfRefusal(answer, operation, schemas);
  return faultsOfSuccess(input, operation, answer, schemas);
}

function faultsOfRefusal(answer: Answer, operation: Operation, schemas: AnswerSchemas): string[] {
  const faults: string[] = [];
  const { status, headers, body } = answer;
  if (body.length > REFUSAL_BYTES) faults.push(`refused with more than ${REFUSAL_BYTES / 1_024} KiB`);
  const missing = Object.entries(HEADERS_OF_REFUSALS).filter(
    ([name, expected]) => !expected.test(String(headers[name] ?? '')),
  );
  if (missing.length > 0) faults.push(`status ${status} without ${missing.map(([name]) => name).join(', ')}`);
  const text = body.toString();
  if (INSIDE.test(text)) faults.push(`status ${status} tells of the inside`);
  if (mediaType(answer) !== PROBLEM) return [...faults, `status ${status} as ${mediaType(answer)}`];
  const problem = parsed(text);
  const listed = operation.responses[status] === undefined ? 'default' : String(status);
  const misfit = problem === undefined ? 'is no JSON' : schemas.misfit(operation, listed, PROBLEM, problem.value);
  if (misfit !== null) faults.push(`status ${status}: ${misfit}`);
  if ((problem?.value as { status?: unknown } | undefined)?.status !== status)
    faults.push(`status ${status} is another in its body`);
  return faults;
}

function faultsOfSuccess(input: Input, operation: Operation, answer: Answer, schemas: AnswerSchemas): string[] {
  const { status } = answer;
  // A page of the document itself, or nothing new for who has it already.
  if (status === 304 || METHODS_WITHOUT_BODY.has(input.method)) return [];
  const described = operation.responses[status];
  if (described === undefined) return [`status ${status} is not described`];
  if (described.content === undefined) {
    return status === 204 && answer.body.length > 0 ? ['status 204 with a body'] : [];
  }
  const type = mediaType(answer);
  if (!(type in described.content)) return [`status ${status} as ${type}, which is not described`];
  if (!type.endsWith('json')) return [];
  const body = parsed(answer.body.toString());
  if (body === undefined) return [`status ${status} is no JSON`];
  const misfit = schemas.misfit(operation, String(status), type, body.value);
  return misfit === null ? [] : [`status ${status}: ${misfit}`];
}

export function codeOf({ body }: Answer): string {
  const value = parsed(body.toString())?.value;
  return typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : 'no problem';
}

function mediaType({ headers }: Answer): string {
  return headers['content-type']?.split(';')[0] ?? 'nothing';
}

export function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
