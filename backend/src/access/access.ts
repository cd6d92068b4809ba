/** Who may call a route, said at the route. A route that says nothing is closed to everyone. */
import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AdminRight } from '../contracts/accounts/admin-roles.ts';
import type { Role } from '../contracts/constants.ts';
import type { StaffDuty } from '../contracts/riders/duty.ts';
import type { Acting } from './acting.ts';
import type { SessionAccount } from './session-account.ts';
import { Refuses } from '../http/openapi/refuses.ts';

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

/** The keys under which a route says that staff of a duty may call it, too. */
export const DUTY_TOO = { kitchen: 'tischlein:kitchen-too', rider: 'tischlein:rider-too' } as const satisfies Record<
  StaffDuty,
  string
>;

export const RIDERS_ALONE = 'tischlein:riders-alone';

export const ADMIN_RIGHT = 'tischlein:admin-right';

/** For everyone, and the answer does not depend on who asks: the session is not looked up. */
export const Anonymous = () => SetMetadata<string, Access>(ACCESS, 'anonymous');

/** For everyone; who is signed in is known as such. */
export const Public = () => SetMetadata<string, Access>(ACCESS, 'public');

/** For accounts of these roles alone; of a restaurant its owner, unless `@KitchenStaff` or `@RiderStaff` says more. */
export const Roles = (...roles: [Role, ...Role[]]) =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS, roles),
    ApiCookieAuth(SESSION_SECURITY),
    Refuses('unauthenticated', 'forbidden'),
  );

/** Beside `@Roles('restaurant')`: also for its staff, who may only work in the kitchen. */
export const KitchenStaff = () => SetMetadata<string, boolean>(DUTY_TOO.kitchen, true);

/** Beside `@Roles('restaurant')`: also for its riders, to whom `@KitchenStaff` opens nothing. */
export const RiderStaff = () => SetMetadata<string, boolean>(DUTY_TOO.rider, true);

/** For a restaurant's riders alone: its owner and its kitchen are none. */
export const Riders = () =>
  applyDecorators(Roles('restaurant'), RiderStaff(), SetMetadata<string, boolean>(RIDERS_ALONE, true));

/** What an admin needs for the route. Without it no admin gets in, whatever `@Roles` says. */
export const NeedsRight = (right: AdminRight) => SetMetadata<string, AdminRight>(ADMIN_RIGHT, right);

/** For admins who have the right. */
export const AdminsWith = (right: AdminRight) => applyDecorators(Roles('admin'), NeedsRight(right));

export const WITHOUT_FACTOR = 'tischlein:without-factor';

export const STEP_UP = 'tischlein:step-up';

/** Also for an admin who has yet to set up a second factor; everywhere else that session is nobody's, or refused. */
export const WithoutSecondFactor = () => SetMetadata<string, boolean>(WITHOUT_FACTOR, true);

/** Only shortly after a password, a code or a passkey was given: for what decides who gets in, and what they may do. */
export const StepUp = () => applyDecorators(SetMetadata<string, boolean>(STEP_UP, true), Refuses('step_up_required'));

export const CONFIRMS_SESSION = 'tischlein:confirms-session';

/**
 * The statement by which the handler does what it is there for does nothing without the session (`sessionHolds`), so that it need
 * not be looked up before: a round trip less for who has lately been here.
 */
export const ConfirmsSession = () => SetMetadata<string, boolean>(CONFIRMS_SESSION, true);

/** `SessionAccount` behind `@Roles`, `SessionAccount | null` behind `@Public`. */
export const CurrentAccount = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionAccount | null =>
    context.switchToHttp().getRequest<FastifyRequest>().account,
);

/** Who acts, for the audit log. Behind `@Roles` alone. */
export const CurrentActing = createParamDecorator((_: unknown, context: ExecutionContext): Acting => {
  const { account, id, ip } = context.switchToHttp().getRequest<FastifyRequest>();
  if (account === null) throw new Error('nobody acts on a public route');
  return { role: account.role, accountId: account.accountId, requestId: id, ip };
});
