import type { OrderProblemView, ProblemState, ReportedProblemView } from '../../contracts/orders/order-problems.ts';
import { pick } from '../../database/sql/pick.ts';
import type { OrderProblem } from '../../entities/orders/order-problem.entity.ts';
import type { ProblemRow, ReportedProblemRow } from './problem.repository.ts';

function stateOf({ answeredAt, closedAt }: Pick<OrderProblem, 'answeredAt' | 'closedAt'>): ProblemState {
  if (closedAt !== null) return 'closed';
  return answeredAt === null ? 'open' : 'answered';
}

export function toProblemView(row: ProblemRow): OrderProblemView {
  return {
    ...pick(row, 'id', 'orderId', 'version', 'kind', 'wish', 'text'),
    items: row.items.map((item) => pick(item, 'id', 'name', 'quantity')),
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    answers: row.answers.map(({ id, actor, text, at }) => ({ id, by: actor, text, at: at.toISOString() })),
  };
}

export function toReportedProblemView(row: ReportedProblemRow): ReportedProblemView {
  return {
    ...toProblemView(row),
    restaurantId: row.restaurantId,
    restaurantName: row.restaurant.name,
    city: row.restaurant.city,
    customerName: row.order.customerName,
    orderedAt: row.order.createdAt.toISOString(),
  };
}
