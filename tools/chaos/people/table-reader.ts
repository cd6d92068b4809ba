import { setTimeout as delay } from 'node:timers/promises';
import type { AdminOrderView } from '../../../backend/src/contracts/admin/admin-views.ts';
import { Person } from '../../../backend/test/support/person.ts';
import { until } from '../../../backend/test/support/until.ts';
import type { Patience } from './patience.ts';
import type { Town } from './town.ts';

const PAGE = 50;
const PAUSE_MS = 50;

/** An admin who reads the table of orders over and over, and finds out whether an answer lacks what was confirmed before it was asked for. */
export class TableReader {
  readonly missing: number[] = [];
  #reads = 0;
  #isOver = false;
  #work: Promise<void> = Promise.resolve();

  private constructor(
    private readonly admin: Person,
    private readonly town: Town,
    private readonly patience: Patience,
  ) {}

  static async begin(url: string, town: Town): Promise<TableReader> {
    const reader = new TableReader(await Person.login(url, 'admin@example.com'), town, town.patience);
    reader.#work = reader.#read();
    return reader;
  }

  /** So many more answers. */
  async untilRead(count: number): Promise<void> {
    const wanted = this.#reads + count;
    await until(() => this.#reads >= wanted, { what: () => 'the table of orders was read' });
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  async #read(): Promise<void> {
    while (!this.#isOver) {
      const confirmed = this.town.customers.flatMap(({ placed }) => placed.map(({ orderId }) => orderId));
      const answer = await this.patience.press('table', () =>
        this.admin.request<AdminOrderView[]>('GET', `/api/admin/orders?limit=${PAGE}`),
      );
      if (answer?.status !== 200) return;
      const shown = answer.body.map(({ id }) => id);
      // What is older than a full page is on the next.
      const oldest = shown.length === PAGE ? (shown.at(-1) ?? 0) : 0;
      this.missing.push(...confirmed.filter((id) => id >= oldest && !shown.includes(id)));
      this.#reads += 1;
      await delay(PAUSE_MS);
    }
  }
}
