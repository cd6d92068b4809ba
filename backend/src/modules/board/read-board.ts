import { Injectable } from '@nestjs/common';
import {
  type AdminBoardView,
  BOARD_KINDS,
  type BoardEntry,
  type BoardJob,
  type BoardKind,
  type BoardMarkView,
} from '../../contracts/admin/admin-board.ts';
import { pick } from '../../database/sql/pick.ts';
import { type DeadJob, QueueContents } from '../../events/queues/queue-contents.ts';
import {
  type MarkRow,
  BoardRepository,
  type StuckOrderRow,
  type StuckRestaurantRow,
  type StuckPosRow,
} from './board.repository.ts';

const MOST_OF_A_KIND = 100;
/** What writes to people; everything else that is given up concerns the product itself. */
const MAIL_QUEUES: readonly string[] = ['order-effects', 'registration-mails', 'kitchen-alerts', 'account-mails'];
/** Their deliveries are on the board themselves. */
const POS_QUEUE = 'tills';

/** What is stuck anywhere on the platform. */
@Injectable()
export class ReadBoard {
  constructor(
    private readonly board: BoardRepository,
    private readonly queues: QueueContents,
  ) {}

  async execute(): Promise<AdminBoardView> {
    const [orders, restaurants, posFailures, dead] = await Promise.all([
      this.board.listOrders(MOST_OF_A_KIND),
      this.board.listRestaurants(MOST_OF_A_KIND),
      this.board.listPosFailures(MOST_OF_A_KIND),
      this.queues.listDead(MOST_OF_A_KIND),
    ]);
    const jobs = dead.jobs.filter(({ queue }) => queue !== POS_QUEUE);
    const unmarked: Unmarked[] = [
      ...orders.map(toOrder),
      ...restaurants.map(toRestaurant),
      ...posFailures.map(toPos),
      ...jobs.map(toJob),
    ];
    const entries = await this.#withMarks(unmarked);
    const counts = Object.fromEntries(BOARD_KINDS.map((kind) => [kind, 0])) as Record<BoardKind, number>;
    for (const { kind, total } of orders) counts[kind] = total;
    counts.restaurant_no_device = restaurants[0]?.total ?? 0;
    counts.till_failed = posFailures[0]?.total ?? 0;
    for (const [queue, count] of dead.counts) if (queue !== POS_QUEUE) counts[kindOf(queue)] += count;
    for (const { kind, mark } of entries) if (mark !== null && mark.snoozedUntil !== null) counts[kind] -= 1;
    return {
      at: new Date().toISOString(),
      entries: entries.sort((one, other) => one.since.localeCompare(other.since)),
      counts,
    };
  }

  async #withMarks(unmarked: readonly Unmarked[]): Promise<BoardEntry[]> {
    const rows = unmarked.length === 0 ? [] : await this.board.listMarks(unmarked.map(({ key }) => key));
    const marks = new Map(rows.map((row) => [row.entryKey, toMark(row)]));
    return unmarked.map((entry) => ({ ...entry, mark: marks.get(entry.key) ?? null }));
  }
}

type WithoutMark<T> = T extends unknown ? Omit<T, 'mark'> : never;
type Unmarked = WithoutMark<BoardEntry>;

function toMark({ claimedById, claimedBy, snoozedUntil, snoozedBy, notes }: MarkRow): BoardMarkView {
  return {
    claimedBy: claimedById === null || claimedBy === null ? null : { id: claimedById, name: claimedBy },
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    snoozedBy: snoozedUntil === null ? null : snoozedBy,
    notes,
  };
}

function restaurantOf(row: StuckOrderRow | StuckRestaurantRow | StuckPosRow) {
  const { restaurantId, restaurantName, restaurantPhone, city } = row;
  return { restaurantId, restaurantName, restaurantPhone, city };
}

function toOrder(row: StuckOrderRow): Unmarked {
  return {
    key: `order ${String(row.id)}`,
    ...pick(row, 'kind', 'version', 'status', 'customerName', 'customerPhone'),
    since: row.since.toISOString(),
    orderId: row.id,
    acceptDeadline: row.acceptDeadlineAt.toISOString(),
    remindedAt: row.remindedAt?.toISOString() ?? null,
    reminderAnsweredAt: row.reminderAnsweredAt?.toISOString() ?? null,
    ...restaurantOf(row),
  };
}

function toRestaurant(row: StuckRestaurantRow): Unmarked {
  return {
    key: `notice ${String(row.noticeId)}`,
    kind: 'restaurant_no_device',
    since: row.since.toISOString(),
    noticeId: row.noticeId,
    openOrders: row.openOrders,
    ...restaurantOf(row),
  };
}

function toPos(row: StuckPosRow): Unmarked {
  return {
    key: `till ${String(row.id)}`,
    kind: 'till_failed',
    since: row.since.toISOString(),
    deliveryId: row.id,
    orderId: row.orderId,
    failure: row.failure,
    tries: row.tries,
    ...restaurantOf(row),
  };
}

function kindOf(queue: string): BoardJob['kind'] {
  return MAIL_QUEUES.includes(queue) ? 'mail_failed' : 'job_dead';
}

function toJob({ queue, id, failure, tries, at, data }: DeadJob): Unmarked {
  const orderIds = (Array.isArray(data) ? data : [data]).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null && 'orderId' in part && typeof part.orderId === 'number'
      ? [part.orderId]
      : [],
  );
  return {
    key: `job ${queue} ${id}`,
    kind: kindOf(queue),
    since: at.toISOString(),
    queue,
    jobId: id,
    failure,
    tries,
    orderIds,
  };
}
