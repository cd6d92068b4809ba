import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  BullBoardRequest,
  ControllerHandlerReturnType,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AuditAction } from '../../contracts/admin/audit.ts';

/**
 * What can be changed from the board. Its other changes are left out: they would stop queues, empty them, or put in
 * jobs that no event stands behind.
 */
const CHANGES: Readonly<Record<string, AuditAction>> = {
  '/api/queues/:queueName/:jobId/retry': 'job_retried',
  '/api/queues/:queueName/retry/:queueStatus': 'job_retried',
  '/api/queues/:queueName/:jobId/promote': 'job_retried',
  '/api/queues/:queueName/:jobId/clean': 'job_dropped',
  '/api/queues/:queueName/clean/:queueStatus': 'job_dropped',
};
/** The board's page asks Google for a font; nobody's address goes there. */
const FOREIGN_FONT = /<link href="https:\/\/fonts\.googleapis\.com[^>]*>/;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Answer = ControllerHandlerReturnType;

export interface Change {
  action: AuditAction;
  queue: string;
  /** Of one job, or of all in a state. */
  target: string;
}

/** Makes the change, and what goes with it. */
export type Recording = (request: FastifyRequest, change: Change, make: () => Promise<Answer>) => Promise<Answer>;

/** The board's routes on Fastify. */
export class BoardAdapter implements IServerAdapter {
  #queues: BullBoardQueues = new Map();
  #uiConfig: UIConfig = {};
  #viewsPath = '';
  #statics = { route: '', path: '' };
  #entry: AppViewRoute | null = null;
  #routes: readonly AppControllerRoute[] = [];

  constructor(
    private readonly basePath: string,
    private readonly record: Recording,
  ) {}

  setQueues(queues: BullBoardQueues): this {
    this.#queues = queues;
    return this;
  }

  setViewsPath(viewsPath: string): this {
    this.#viewsPath = viewsPath;
    return this;
  }

  setStaticPath(route: string, folder: string): this {
    this.#statics = { route, path: folder };
    return this;
  }

  setEntryRoute(route: AppViewRoute): this {
    this.#entry = route;
    return this;
  }

  /** Errors are answered as everywhere else. */
  setErrorHandler(): this {
    return this;
  }

  setApiRoutes(routes: AppControllerRoute[]): this {
    this.#routes = routes;
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.#uiConfig = config;
    return this;
  }

  /** Within a context that has the board's path as its prefix. */
  async register(fastify: FastifyInstance): Promise<void> {
    const { route: prefix, path: root } = this.#statics;
    await fastify.register(fastifyStatic, { root, prefix: `${prefix}/`, decorateReply: false });
    for (const url of [this.#entry?.route ?? []].flat()) {
      fastify.get(url, (_request, reply) => reply.type('text/html; charset=utf-8').send(this.#page()));
    }
    for (const route of this.#routes) this.#add(fastify, route);
  }

  #add(fastify: FastifyInstance, route: AppControllerRoute): void {
    for (const url of [route.route].flat()) {
      const method = [route.method].flat().map((name) => name.toUpperCase());
      const action = CHANGES[url];
      const isRead = method.every((name) => name === 'GET');
      if (!isRead && action === undefined) continue;
      fastify.route({
        method,
        url,
        handler: async (request, reply) => {
          const make = async () => route.handler(this.#toBoardRequest(request));
          const { queueName = '', jobId, queueStatus } = request.params as Record<string, string | undefined>;
          const change = action && { action, queue: queueName, target: jobId ?? queueStatus ?? '' };
          return send(reply, change ? await this.record(request, change, make) : await make());
        },
      });
    }
  }

  #toBoardRequest(request: FastifyRequest): BullBoardRequest {
    return {
      queues: this.#queues,
      uiConfig: this.#uiConfig,
      query: request.query as Record<string, string>,
      params: request.params as Record<string, string>,
      body: (request.body ?? {}) as Record<string, unknown>,
      headers: request.headers as Record<string, string | undefined>,
    };
  }

  #page(): string {
    if (this.#entry === null) throw new Error('the board has no page');
    const { name, params } = this.#entry.handler({ basePath: this.basePath, uiConfig: this.#uiConfig });
    const template = readFileSync(path.join(this.#viewsPath, name), 'utf8').replace(FOREIGN_FONT, '');
    return template.replace(/<%([=-]) (\w+) %>/g, (_match, how: string, key: string) => {
      const value = params[key] ?? '';
      return how === '-' ? value : value.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
    });
  }
}

function send(reply: FastifyReply, { status = 200, body }: Answer): FastifyReply {
  return reply.status(status).send(body);
}
