import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, type Observable, of } from 'rxjs';
import { readPrimary } from '../replica/may-read-replica.ts';
import { KeptAnswers } from './kept-answers.ts';
import { describerOf } from './public-read.ts';
import { bodyFor, keyOf, represent } from './representation.ts';

/** Keeps what the handler answers. Guards have run before it; what the request says is judged by the handler's pipes. */
@Injectable()
export class PublicReadInterceptor implements NestInterceptor {
  constructor(private readonly kept: KeptAnswers) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const read = describerOf(request.routeOptions.config)?.(request) ?? null;
    if (read === null) return next.handle();
    readPrimary(request);
    const answer = await this.kept.find(keyOf(request), read, () =>
      represent(request, reply, () => firstValueFrom(next.handle())),
    );
    return of(bodyFor(request, reply, answer));
  }
}
