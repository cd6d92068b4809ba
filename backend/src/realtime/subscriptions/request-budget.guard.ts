import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { TischleinSocket } from '../sockets/socket-types.ts';
import { acknowledgementOf } from './acknowledgement.ts';
import { SocketRefusal } from './socket-refusal.ts';

/** Lets through what a client waits for an answer to, as often as a socket may ask. */
@Injectable()
export class RequestBudgetGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (acknowledgementOf(context) === null) return false;
    const { budget } = context.switchToWs().getClient<TischleinSocket>().data;
    if (!budget.take()) throw new SocketRefusal('too_many_requests');
    return true;
  }
}
