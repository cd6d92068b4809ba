/** What screens show besides orders: the open restaurants of a city, an admin's counters. */
import type { OpenStateEvent, Topic } from '../../../backend/src/contracts/events/realtime.ts';
import type { AdminCounters } from '../../../backend/src/contracts/admin/admin-views.ts';
import type { OpenStateView } from '../../../backend/src/contracts/restaurants/restaurant-views.ts';
import { OrdersView } from './orders-view.ts';
import type { TopicView } from './screen.ts';

type OpenState = Pick<OpenStateView, 'restaurantId' | 'isOpen' | 'version'>;

export class CityView implements TopicView {
  readonly topic: Topic = 'city:berlin';
  readonly states = new Map<number, OpenState>();
  backwards = 0;
  gaps = 0;
  readonly #heard = new Map<number, number>();

  connected(): void {
    this.#heard.clear();
  }

  snapshot(snapshot: unknown): void {
    for (const state of snapshot as OpenState[]) this.#learn(state);
  }

  event(name: string, payload: unknown): void {
    if (name !== 'restaurant:open-state') return;
    const event = payload as OpenStateEvent;
    const after = this.#heard.get(event.restaurantId) ?? 0;
    if (event.version <= after) this.backwards += 1;
    this.#heard.set(event.restaurantId, Math.max(after, event.version));
    const known = this.states.get(event.restaurantId)?.version;
    if (known !== undefined && event.version > known + 1) this.gaps += 1;
    this.#learn(event);
  }

  #learn(state: OpenState): void {
    if (state.version > (this.states.get(state.restaurantId)?.version ?? 0)) {
      this.states.set(state.restaurantId, state);
    }
  }
}

export class AdminView extends OrdersView {
  counters: AdminCounters | null = null;

  constructor() {
    super('admin', 'admin');
  }

  override snapshot(snapshot: unknown, atMs: number): void {
    this.counters = (snapshot as { counters: AdminCounters }).counters;
    super.snapshot(snapshot, atMs);
  }

  override event(name: string, payload: unknown, atMs: number): void {
    if (name === 'admin:counters') this.counters = payload as AdminCounters;
    else super.event(name, payload, atMs);
  }
}
