import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Language } from '../../contracts/constants.ts';
import type { Problem } from '../../contracts/http/errors.ts';
import { languageOf } from '../input/accept-language.ts';
import { formatCents } from '../../money/formats.ts';
import { textOf } from '../../texts/catalogue.ts';
import { LOGGER } from '../logger.ts';
import { type FieldIssue, MAX_ISSUES, type ProblemError, type ProblemValues } from '../problem.ts';
import { RouteTable } from './route-table.ts';
import { toProblem } from './to-problem.ts';

/** The caller's own keys may be part of a path. */
const MAX_FIELD_LENGTH = 200;

/** The one place where a refusal becomes an answer: RFC 9457, in the caller's language, without stack or SQL. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly routes: RouteTable,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') {
      this.logger.error({ err: error }, 'unexpected error outside of a request');
      return;
    }
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    let problem = toProblem(error);
    if (problem.code === 'internal') this.logger.error({ err: error, requestId: request.id }, 'unexpected error');
    if (problem.code === 'unavailable') this.logger.warn({ err: error, requestId: request.id }, 'unavailable');
    if (request.is404) {
      const methods = this.routes.methodsOf(request.url);
      if (methods.length > 0 && !methods.includes(request.method)) {
        problem = toProblem({ statusCode: 405 });
        void reply.header('allow', methods.join(', '));
      }
    }
    sendProblem(problem, request, reply);
  }
}

export function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): void {
  // The answer has begun (a stream broke, or a hook has refused already): nothing can be added to it.
  if (reply.sent || reply.raw.headersSent) return;
  const language = languageOf(request.headers['accept-language']);
  const { retryAfterSeconds } = problem.extras;
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  void reply
    .code(problem.status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(toBody(problem, language, request.id)));
}

export function toBody(problem: ProblemError, language: Language, requestId: string): Problem {
  const { code, extras } = problem;
  const values = { seconds: extras.retryAfterSeconds ?? '', ...inWords(language, extras.values) };
  const issues = extras.issues?.slice(0, MAX_ISSUES);
  return {
    type: `urn:tischlein:problem:${code}`,
    title: textOf(language, `error.${code}.title`, values),
    status: problem.status,
    detail: textOf(language, `error.${code}`, values),
    code,
    ...(issues && {
      errors: issues.map((issue) => ({
        field: issue.field.slice(0, MAX_FIELD_LENGTH),
        code: issue.code,
        message: messageOf(issue, language),
      })),
    }),
    ...(extras.issues && extras.issues.length > MAX_ISSUES && { moreErrors: true }),
    ...(extras.quote && { quote: extras.quote }),
    ...(extras.order !== undefined && { order: extras.order }),
    ...(extras.remainingTries !== undefined && { remainingTries: extras.remainingTries }),
    ...(extras.canPickUp !== undefined && { canPickUp: extras.canPickUp }),
    ...(extras.nextPossibleAt !== undefined && { nextPossibleAt: extras.nextPossibleAt }),
    requestId,
  };
}

/** Whoever has written nothing is told to write something, not that one character is too few. */
function messageOf({ code, values }: FieldIssue, language: Language): string {
  const said = code === 'too_short' && values?.min === 1 ? 'required' : code;
  return textOf(language, `field.${said}`, inWords(language, values));
}

function inWords(language: Language, values: ProblemValues = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? formatCents(value.cents, language) : value,
    ]),
  );
}
