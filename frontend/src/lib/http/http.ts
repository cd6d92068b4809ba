import type { ErrorCode, FieldError, Problem } from '@contracts/http/errors.ts';
import type { QuoteView } from '@contracts/orders/order-views.ts';

/** `network`: no answer came. `unknown`: an answer that is no problem document. */
export type ApiErrorCode = ErrorCode | 'network' | 'unknown';

/** Any answer that is not ok. `message` is the specification's `status: body`; people are shown `detail`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** It is 0 when no answer came. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** A sentence for people in their language; null when the answer carried none. */
  readonly detail: string | null;
  readonly errors: readonly FieldError[];
  readonly quote: QuoteView | undefined;
  readonly order: unknown;
  /** It comes with `out_of_area`, as `Problem` says. */
  readonly canPickUp: boolean;
  /** It comes with `kitchen_full`, as `Problem` says. */
  readonly nextPossibleAt: string | null;
  readonly requestId: string | undefined;

  constructor(status: number, bodyText: string, problem: Partial<Problem> | null, code: ApiErrorCode = 'unknown') {
    super(`${status}: ${bodyText}`);
    this.status = status;
    this.code = problem?.code ?? code;
    this.detail = problem?.detail ?? null;
    this.errors = problem?.errors ?? [];
    this.quote = problem?.quote;
    this.order = problem?.order;
    this.canPickUp = problem?.canPickUp ?? false;
    this.nextPossibleAt = problem?.nextPossibleAt ?? null;
    this.requestId = problem?.requestId;
  }
}

export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

function parseProblem(contentType: string | null, text: string): Partial<Problem> | null {
  if (!contentType?.includes('json')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  return new ApiError(
    response.status,
    text || response.statusText,
    parseProblem(response.headers.get('content-type'), text),
  );
}

interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  cache?: RequestCache | undefined;
}

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

const page = globalThis as { earlyAnswers?: Record<string, Promise<Response> | undefined> };

/** For when the first screen is there: a later read must not get what was true at the start. */
export function forgetEarlyAnswers(): void {
  page.earlyAnswers = {};
}

/**
 * The answer that inline/early.js asked for while this script was on its way, once; null where there is none, or where it
 * is no good: asking again then says why.
 */
async function takeEarlyAnswer(path: string): Promise<Response | null> {
  const answers = page.earlyAnswers;
  const early = answers?.[path];
  if (early === undefined) return null;
  delete answers?.[path];
  const answer = await early.catch(() => null);
  return answer?.ok ? answer : null;
}

/** Of every request from now on. */
export const pageHeaders: Record<string, string> = {};

async function send(method: HttpMethod, path: string, options: RequestOptions): Promise<Response> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // The page carries the chosen language, which need not be the browser's.
    'Accept-Language': document.documentElement.lang,
    ...pageHeaders,
    ...options.headers,
  };
  const { signal, cache } = options;
  const init: RequestInit = { method, headers, credentials: 'include', signal, cache };
  if (options.body instanceof FormData) {
    init.body = options.body;
  } else if (options.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(options.body);
  }
  try {
    return (method === 'GET' ? await takeEarlyAnswer(path) : null) ?? (await fetch(path, init));
  } catch (cause) {
    if (
      options.signal?.aborted &&
      !(options.signal.reason instanceof DOMException && options.signal.reason.name === 'TimeoutError')
    ) {
      throw cause;
    }
    throw new ApiError(0, cause instanceof Error ? cause.message : String(cause), null, 'network');
  }
}

/** Sends and reads JSON; throws an ApiError on anything that is not ok. */
export async function request<T>(method: HttpMethod, path: string, options: RequestOptions = {}): Promise<T> {
  const response = await send(method, path, options);
  if (!response.ok) throw await toApiError(response);
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return request<T>('GET', path, { signal });
}

export interface Page<T> {
  items: T[];
  /** Address of the page that follows; null on the last one. */
  next: string | null;
  /** On all pages, what the server counts in headers such as `X-Total-Count`, by the word in the middle. */
  counts: Readonly<Record<string, number>>;
}

/** One page of a list that grows; where it goes on stands in the `Link` header. */
export async function getPage<T>(path: string, signal?: AbortSignal): Promise<Page<T>> {
  const { body: items, ...rest } = await getWithNext<T[]>(path, signal);
  return { items, ...rest };
}

/** As `getPage`, of an answer that is more than a list. */
export async function getWithNext<T>(
  path: string,
  signal?: AbortSignal,
): Promise<Omit<Page<never>, 'items'> & { body: T }> {
  const response = await send('GET', path, { signal });
  if (!response.ok) throw await toApiError(response);
  return {
    body: (await response.json()) as T,
    next: /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null,
    counts: countsIn(response.headers),
  };
}

function countsIn(headers: Headers): Record<string, number> {
  const counts: Record<string, number> = {};
  headers.forEach((value, name) => {
    const counted = /^x-(\w+)-count$/.exec(name)?.[1];
    if (counted !== undefined) counts[counted] = Number(value);
  });
  return counts;
}

/** A read that answers null where nobody is signed in. */
export async function getOrNull<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  try {
    return await get<T>(path, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** `?a=1&b=2` of the values that are set, or nothing. */
export function queryString(values: Record<string, string | number | boolean | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
