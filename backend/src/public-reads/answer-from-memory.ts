import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAnswers } from './kept-answers.ts';
import { describerOf } from './public-read.ts';
import { bodyFor, keyOf } from './representation.ts';

/**
 * To be called after everything else that looks at requests as they come. What is kept is sent before Nest's part of the way: a route whose answers are kept has no guard that could refuse, and the general hooks (limits, headers,
 * log, metrics) run as for every request.
 */
export function answerFromMemory(fastify: FastifyInstance, kept: KeptAnswers): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const key = keyOf(request);
    if (!kept.has(key)) {
      done();
      return;
    }
    kept.recall(key).then(
      (known) => {
        if (known === null) done();
        else void reply.send(bodyFor(request, reply, known));
      },
      (error: unknown) => done(error as Error),
    );
  };
  fastify.addHook('onRoute', (route) => {
    if (describerOf(route.config) === null) return;
    route.onRequest = [route.onRequest ?? [], answer].flat();
  });
}
