import { Injectable } from '@nestjs/common';
import type { AdminCounters, AdminOrderView } from '../../contracts/views.ts';
import { AdminRepository } from './admin.repository.ts';
import { toAdminOrderView, toCounters } from './admin.view.ts';

const NO_ID_ABOVE = 2_147_483_647;

/** What the admin's live screen shows, for the socket's snapshots and events. */
@Injectable()
export class AdminCountersQuery {
  readonly #repository: AdminRepository;

  constructor(repository: AdminRepository) {
    this.#repository = repository;
  }

  async counters(): Promise<Omit<AdminCounters, 'sockets' | 'at'>> {
    return toCounters(await this.#repository.counters());
  }

  /** Newest first. */
  async latestOrders(limit: number): Promise<AdminOrderView[]> {
    const rows = await this.#repository.listOrders(NO_ID_ABOVE, limit);
    return rows.map(toAdminOrderView);
  }

  async findAdminOrder(orderId: number): Promise<AdminOrderView | null> {
    const row = await this.#repository.findOrder(orderId);
    return row === null ? null : toAdminOrderView(row);
  }
}
