/** The body as it was sent, for routes whose callers sign it. */
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

const KEEPS_TEXT = 'keepsText';
const texts = new WeakMap<FastifyRequest, string>();

export const KeepsText = () => RouteConfig({ [KEEPS_TEXT]: true });

export function keepText(request: FastifyRequest, text: string): void {
  if (!request.is404 && KEEPS_TEXT in request.routeOptions.config) texts.set(request, text);
}

/** Of a route that keeps it; empty when there was no body. */
export function readText(request: FastifyRequest): string {
  return texts.get(request) ?? '';
}
