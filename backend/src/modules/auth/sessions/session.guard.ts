import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type AdminRight, hasAdminRight } from '../../../contracts/accounts/admin-roles.ts';
import { UNATTENDED_HEADER } from '../../../contracts/accounts/sessions.ts';
import {
  ACCESS,
  type Access,
  ADMIN_RIGHT,
  CONFIRMS_SESSION,
  DUTY_TOO,
  RIDERS_ALONE,
  STEP_UP,
  WITHOUT_FACTOR,
} from '../../../access/access.ts';
import { ProblemError } from '../../../http/problem.ts';
import { RefusedAttempts } from '../../audit/refused-attempts.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { STEP_UP_MINUTES } from './session-lifetimes.ts';
import { SessionStore } from './session.store.ts';

/** Stands before every route. One that does not say who may call it is closed. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionStore,
    private readonly refused: RefusedAttempts,
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
    const known =
      token !== null && this.#has(context, CONFIRMS_SESSION) ? this.sessions.recall(token, isAttended(request)) : null;
    if (known !== null && (access === 'public' || (access?.includes(known.role) && this.#isAllowed(context, known)))) {
      request.account = known;
      return true;
    }
    const account = token === null ? null : await this.sessions.findAny(token, isAttended(request));
    const isLimited = account?.isRestricted === true && !this.#has(context, WITHOUT_FACTOR);
    request.account = isLimited ? null : account;
    if (access === 'public') return true;
    if (account === null) throw new ProblemError('unauthenticated');
    if (isLimited) throw new ProblemError('second_factor_setup_required');
    if (access?.includes(account.role) && this.#isAllowed(context, account)) {
      if (this.#has(context, STEP_UP)) assertProvedLately(account);
      return true;
    }
    if (access?.includes('admin') && (account.role === 'admin' || access.length === 1)) {
      const { id: requestId, ip, method, routeOptions } = request;
      const acting = { role: account.role, accountId: account.accountId, requestId, ip };
      await this.refused.record(acting, { kind: 'route', id: `${method} ${routeOptions.url ?? ''}` });
    }
    throw new ProblemError('forbidden');
  }

  #isAllowed(context: ExecutionContext, { role, duty, adminRole }: SessionAccount): boolean {
    if (role === 'admin') {
      const right = this.reflector.getAllAndOverride<AdminRight | undefined>(ADMIN_RIGHT, [
        context.getHandler(),
        context.getClass(),
      ]);
      return right !== undefined && hasAdminRight(adminRole, right);
    }
    return duty === null ? !this.#has(context, RIDERS_ALONE) : this.#has(context, DUTY_TOO[duty]);
  }

  #has(context: ExecutionContext, mark: string): boolean {
    return (
      this.reflector.getAllAndOverride<boolean | undefined>(mark, [context.getHandler(), context.getClass()]) ?? false
    );
  }
}

/** What a page reads by itself does not show that anybody is there. */
function isAttended({ headers }: FastifyRequest): boolean {
  return headers[UNATTENDED_HEADER] === undefined;
}

function assertProvedLately({ provedAt }: SessionAccount): void {
  if (provedAt.getTime() < Date.now() - STEP_UP_MINUTES * 60_000) throw new ProblemError('step_up_required');
}
