import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { type BodyBudget, ownBudgetOf } from '../bodies/body-budget.ts';

interface KnownRoute {
  method: string;
  /** The address as it was registered, such as `/api/orders/:id`. */
  pattern: string;
  segments: string[];
  /** Of its body; null where the default is enough. */
  budget: BodyBudget | null;
}

/** Every registered API route, so that a wrong method can be told from a wrong address. */
@Injectable()
export class RouteTable {
  readonly #routes: KnownRoute[] = [];

  /** Must run before the first route is registered. */
  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ method, url, config }) => {
      if (!url.startsWith('/api/') && url !== '/metrics') return;
      const route = { pattern: url, segments: url.split('/'), budget: ownBudgetOf(config) };
      for (const name of [method].flat()) this.#routes.push({ method: name, ...route });
    });
  }

  get routes(): readonly Readonly<KnownRoute>[] {
    return this.#routes;
  }

  /** The methods that this address takes; none when there is no such address. */
  methodsOf(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    const segments = path.split('/');
    const matching = this.#routes.filter((route) => matches(route.segments, segments));
    return [...new Set(matching.map((route) => route.method))];
  }
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
  );
}
