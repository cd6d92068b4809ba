import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ACCESS, type Access } from '../../http/access.ts';
import { ProblemError } from '../../http/problem.ts';
import { SessionStore } from './session.store.ts';

/** Stands before every route. One that does not say who may call it is closed. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionStore,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Sockets are authorised topic by topic, by their gateway.
    if (context.getType() !== 'http') return true;
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'anonymous') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = this.sessions.sessionTokenFromCookieHeader(request.headers.cookie);
    const account = token === null ? null : await this.sessions.find(token);
    request.account = account;
    if (access === 'public') return true;
    if (account === null) throw new ProblemError('unauthenticated');
    if (!access?.includes(account.role)) throw new ProblemError('forbidden');
    return true;
  }
}
