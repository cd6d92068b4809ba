import { Injectable } from '@nestjs/common';
import type { WelcomeView } from '../../contracts/accounts/account.ts';
import { Database, type Statement } from '../../database/connection/database.ts';

/** In the form of the answer. */
const COUNT: Statement = {
  name: 'welcome_count',
  text: `
    SELECT r.restaurants, r.reviews, r."averageRating",
      (SELECT count(*)::int FROM orders WHERE status = 'delivered') AS "deliveredOrders"
    FROM (
      SELECT count(*)::int AS restaurants, coalesce(sum(review_count), 0)::int AS reviews,
        round(sum(rating * review_count) / nullif(sum(review_count), 0), 1)::text AS "averageRating"
      FROM restaurants WHERE is_active
    ) r`,
};

const FRESH_MS = 60_000;

/** Counting walks the whole table of orders: once a minute is enough for a claim, however many ask. */
@Injectable()
export class WelcomeRepository {
  #counted: { readonly at: number; readonly counts: Promise<WelcomeView> } | null = null;

  constructor(private readonly database: Database) {}

  counts(nowMs = performance.now()): Promise<WelcomeView> {
    if (this.#counted === null || nowMs - this.#counted.at >= FRESH_MS) {
      const counts = this.#count();
      this.#counted = { at: nowMs, counts };
      // A count that failed is not kept: the next one who asks counts anew.
      counts.catch(() => {
        if (this.#counted?.counts === counts) this.#counted = null;
      });
    }
    return this.#counted.counts;
  }

  async #count(): Promise<WelcomeView> {
    const [row] = await this.database.run<WelcomeView>(COUNT, []);
    if (row === undefined) throw new Error('a count has one row');
    return row;
  }
}
