import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../sessions/device-of.ts';
import type { Browser } from './sign-in.ts';

/** For routes behind `@Public`, where no session names the browser. */
export const CurrentBrowser = createParamDecorator((_: unknown, context: ExecutionContext): Browser => {
  const { account, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return { previous: account, device: deviceOf(headers['user-agent']) };
});
