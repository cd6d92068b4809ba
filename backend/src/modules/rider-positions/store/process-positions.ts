import { POSITION_LIFETIME_MS } from '../../../contracts/riders/position.ts';
import { type Departure, isOver, type KeptPosition, type PositionStore } from './position-store.ts';

interface Entry {
  position: KeptPosition | null;
  departure: Omit<Departure, 'riderId'> | null;
  expires: NodeJS.Timeout;
}

/** Without Redis there is one instance, which keeps positions itself. */
export class ProcessPositions implements PositionStore {
  readonly #entries = new Map<number, Entry>();

  put(positions: readonly KeptPosition[]): Promise<void> {
    for (const position of positions) this.#putOne(position);
    return Promise.resolve();
  }

  find(riderIds: readonly number[]): Promise<KeptPosition[]> {
    return Promise.resolve(riderIds.flatMap((id) => this.#entries.get(id)?.position ?? []));
  }

  riderOf(sessionId: string): Promise<number | null> {
    for (const [riderId, { position }] of this.#entries) {
      if (position?.sessionId === sessionId) return Promise.resolve(riderId);
    }
    return Promise.resolve(null);
  }

  forget(departures: readonly Departure[]): Promise<void> {
    for (const { riderId, shiftEndedAtMs, atMs } of departures) {
      const known = this.#entries.get(riderId)?.departure ?? null;
      this.#keep(
        riderId,
        null,
        { shiftEndedAtMs: shiftEndedAtMs ?? known?.shiftEndedAtMs ?? null, atMs },
        POSITION_LIFETIME_MS,
      );
    }
    return Promise.resolve();
  }

  #putOne(position: KeptPosition): void {
    const lifetimeMs = POSITION_LIFETIME_MS - (position.takenAtMs - position.fix.atMs);
    const known = this.#entries.get(position.riderId);
    const departure = known?.departure ?? null;
    if (lifetimeMs <= 0 || (departure !== null && isOver(position, departure))) return;
    const last = known?.position ?? null;
    if (last?.shiftSinceMs === position.shiftSinceMs && last.fix.sequence >= position.fix.sequence) return;
    this.#keep(position.riderId, position, departure, lifetimeMs);
  }

  #keep(riderId: number, position: Entry['position'], departure: Entry['departure'], lifetimeMs: number): void {
    clearTimeout(this.#entries.get(riderId)?.expires);
    const expires = setTimeout(() => this.#entries.delete(riderId), lifetimeMs).unref();
    this.#entries.set(riderId, { position, departure, expires });
  }
}
