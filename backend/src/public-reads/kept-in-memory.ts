import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type DescribeRead, PUBLIC_READ } from './public-read.ts';
import { PublicReadInterceptor } from './public-read.interceptor.ts';

/**
 * Beside `@Anonymous()`: the answer is kept as it is sent, with an `ETag`. Before it is sent again, Postgres is asked whether anything has
 * changed that it is about.
 */
export const KeptInMemory = (describe: DescribeRead) =>
  applyDecorators(RouteConfig({ [PUBLIC_READ]: describe }), UseInterceptors(PublicReadInterceptor));
