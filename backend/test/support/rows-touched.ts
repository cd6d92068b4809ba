import type { Api } from '../api/api.ts';

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Filter?: string;
  Plans?: PlanNode[];
}

/**
 * Every row that Postgres touched, also those that it threw away: the same on a fast machine and on a slow one. With the name of a function only those
 * that were filtered by it.
 */
export async function rowsTouched(
  sql: Api['sql'],
  text: string,
  values: readonly unknown[],
  filteredBy?: string,
): Promise<number> {
  const [row] = await sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
    [...values],
  );
  const count = (node: PlanNode): number => {
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    const isCounted = filteredBy === undefined || node.Filter?.includes(`${filteredBy}(`) === true;
    const own = isCounted ? (node['Actual Rows'] + removed) * node['Actual Loops'] : 0;
    return (node.Plans ?? []).reduce((sum, child) => sum + count(child), own);
  };
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('There is no plan.');
  return count(plan);
}
