import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../contracts/constants.ts';
import { Refuses } from '../http/openapi/refuses.ts';
import { callerOf } from '../http/requests/caller-address.ts';
import { Limits } from './limits.ts';
import type { LimitName } from './rules.ts';

const LIMITED = 'tischlein:limited';

type LimitedName = Extract<LimitName, `${string}_address` | `${string}_account`>;

/**
 * Limits a route by its caller: by the address (`…_address`), or by whoever is signed in (`…_account`). Counted before the
 * body is looked at. What is counted by something in the body, its handler counts.
 */
export const Limited = (...names: [LimitedName, ...LimitedName[]]) =>
  applyDecorators(
    SetMetadata<string, LimitedName[]>(LIMITED, names),
    UseGuards(LimitGuard),
    Refuses('too_many_requests'),
  );

@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: Limits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    for (const name of this.reflector.get<LimitedName[]>(LIMITED, context.getHandler())) {
      await this.limits.consume(name, name.endsWith('_address') ? callerOf(request.ip) : accountOf(request));
    }
    return true;
  }
}

function accountOf({ account, ip }: FastifyRequest): string {
  return account === null ? callerOf(ip) : accountKey(account.role, account.accountId, account.staffId);
}

/** What a limit by account counts by, also where no request is. */
export function accountKey(role: Role, accountId: number, staffId: number | null = null): string {
  return `${role} ${accountId} ${staffId ?? ''}`;
}
