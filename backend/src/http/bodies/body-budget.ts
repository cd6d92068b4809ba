/** How large the JSON body of a route may be. */
import { RouteConfig } from '@nestjs/platform-fastify';
import type { ValueBudget } from './plain-value.ts';

export interface BodyBudget extends ValueBudget {
  bytes: number;
}

const KIB = 1_024;
const CONFIG_KEY = 'bodyBudget';

/** Enough for every form of the product. */
export const DEFAULT_BUDGET: BodyBudget = { bytes: 32 * KIB, nodes: 2_000, keys: 100 };

/** For the few routes that need more; a test lists them. */
export const TakesMore = ({ kib, ...more }: { kib: number } & Partial<ValueBudget>) =>
  RouteConfig({ [CONFIG_KEY]: { ...DEFAULT_BUDGET, ...more, bytes: kib * KIB } satisfies BodyBudget });

/** Null of a route that is content with the default. */
export function ownBudgetOf(config: object | undefined): BodyBudget | null {
  return ((config as Record<string, unknown> | undefined)?.[CONFIG_KEY] as BodyBudget | undefined) ?? null;
}
