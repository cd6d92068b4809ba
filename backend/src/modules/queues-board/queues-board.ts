import { createBullBoard } from '@bull-board/api';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasAdminRight } from '../../contracts/accounts/admin-roles.ts';
import { Database } from '../../database/connection/database.ts';
import { QueueContents } from '../../events/queues/queue-contents.ts';
import { sendProblem } from '../../http/answers/problem.filter.ts';
import { changeSecurityHeader } from '../../http/requests/secured-response.ts';
import { ProblemError } from '../../http/problem.ts';
import { toProblem } from '../../http/answers/to-problem.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { RefusedAttempts } from '../audit/refused-attempts.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { SessionStore } from '../auth/sessions/session.store.ts';
import { BoardAdapter, type Change } from './board-adapter.ts';

const PATH = '/admin/queues';
const POLICY = 'content-security-policy';
const LOGIN = '/admin/auth';

interface Answer {
  status?: number;
}

/** The board refused, so there is nothing to record. */
class RefusedChange<A> extends Error {
  constructor(readonly answer: A) {
    super('the board refused');
  }
}

/** Bull Board, for admins who may see the queues. Plain Fastify routes: Nest's guard does not stand before them. */
@Injectable()
export class QueuesBoard {
  readonly #logger = new Logger(QueuesBoard.name);

  constructor(
    private readonly queues: QueueContents,
    private readonly sessions: SessionStore,
    private readonly refused: RefusedAttempts,
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Before the application listens, when all its queues are made. */
  async serve(fastify: FastifyInstance): Promise<void> {
    const adapter = new BoardAdapter(PATH, (request, change, make) => this.#record(request, change, make));
    createBullBoard({
      queues: this.queues.adapters(),
      serverAdapter: adapter,
      options: { uiConfig: { boardTitle: 'Tischlein', hideDocsLink: true, showWorkers: false } },
    });
    await fastify.register(
      async (board) => {
        board.addHook('onRequest', async (request, reply) => {
          void reply.header('cache-control', 'no-store');
          allowOwnBase(reply);
          await this.#admit(request, reply);
        });
        board.setErrorHandler((error, request, reply) => {
          const problem = toProblem(error);
          if (problem.status >= 500) this.#logger.error({ err: error, requestId: request.id }, 'The board failed.');
          sendProblem(problem, request, reply);
        });
        await adapter.register(board);
      },
      { prefix: PATH },
    );
  }

  /** As the session guard does; whoever is nobody is led to the login. */
  async #admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = this.sessions.sessionTokenFromCookieHeader(request.headers.cookie);
    const account = token === null ? null : await this.sessions.find(token, isByHand(request));
    request.account = account;
    if (account === null) {
      const wantsPage = request.headers.accept?.includes('text/html') === true;
      if (wantsPage) await reply.redirect(LOGIN);
      else sendProblem(new ProblemError('unauthenticated'), request, reply);
    } else if (!hasAdminRight(account.adminRole, 'queues')) {
      await this.refused.record(actingOf(request, account), { kind: 'route', id: `${request.method} ${PATH}` });
      sendProblem(new ProblemError('forbidden'), request, reply);
    }
  }

  /** The line comes first: when the queue does not answer or the board refuses, there is neither. */
  async #record<A extends Answer>(
    request: FastifyRequest,
    { action, queue, target }: Change,
    make: () => Promise<A>,
  ): Promise<A> {
    const { account } = request;
    if (account === null) throw new Error('nobody was admitted');
    try {
      return await this.database.transaction(async (tx) => {
        await this.audit.write(tx, actingOf(request, account), {
          action,
          target: { kind: 'queue', id: `${queue}/${target}`, name: queue },
        });
        const answer = await make();
        if ((answer.status ?? 200) >= 400) throw new RefusedChange(answer);
        return answer;
      });
    } catch (error) {
      if (error instanceof RefusedChange) return error.answer as A;
      throw error;
    }
  }
}

/** The board's page reads the queues anew every few seconds, whether somebody looks at it or not. */
function isByHand({ method, headers }: FastifyRequest): boolean {
  return method !== 'GET' || headers['sec-fetch-mode'] === 'navigate';
}

function actingOf({ id: requestId, ip }: FastifyRequest, { role, accountId }: SessionAccount) {
  return { role, accountId, requestId, ip };
}

/** The board's page names its own base, by which it finds its scripts; the product's pages name none. */
function allowOwnBase(reply: FastifyReply): void {
  changeSecurityHeader(reply, POLICY, (policy) => policy.replace("base-uri 'none'", "base-uri 'self'"));
}
