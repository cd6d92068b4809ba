/** Who may call a route, said at the route. A route that says nothing is closed to everyone. */
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../contracts/constants.ts';
import type { SessionAccount } from '../modules/auth/session-account.ts';
import { Refuses } from './openapi/problem.schema.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, once the session guard has looked. */
    account: SessionAccount | null;
  }
}

export type Access = 'anonymous' | 'public' | readonly Role[];

/** What the API's description calls the session cookie. */
export const SESSION_SECURITY = 'session';

export const ACCESS = 'tischlein:access';

/** For everyone, and the answer does not depend on who asks: the session is not looked up. */
export const Anonymous = () => SetMetadata<string, Access>(ACCESS, 'anonymous');

/** For everyone; who is signed in is known as such. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** For accounts of these roles alone. */
export const Roles = (...roles: [Role, ...Role[]]) =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, roles),
    ApiCookieAuth(SESSION_SECURITY),
    Refuses('unauthenticated', 'forbidden'),
  );

/** `SessionAccount` behind `@Roles`, `SessionAccount | null` behind `@Public`. */
export const CurrentAccount = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionAccount | null =>
    context.switchToHttp().getRequest<FastifyRequest>().account,
);
