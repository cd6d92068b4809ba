import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** `connecting`: the first attempt runs. `offline`: no connection for a while, screens refetch now and then. */
type ConnectionState = 'connecting' | 'live' | 'reconnecting' | 'offline';

export interface Connection {
  state: ConnectionState;
  /** When what the screen shows was last known to be true; null before the first data. */
  lastUpdateAt: Date | null;
}

const connectionAtom = atom<Connection>({ state: 'connecting', lastUpdateAt: null });

export function setConnectionState(state: ConnectionState): void {
  getDefaultStore().set(connectionAtom, (current) => ({
    state,
    // While live, the data is true at this moment: also at the one in which the connection goes.
    lastUpdateAt: state === 'live' || current.state === 'live' ? new Date() : current.lastUpdateAt,
  }));
}

/** A fallback read brought data that was true at this moment. */
export function markUpdated(at = new Date()): void {
  getDefaultStore().set(connectionAtom, (current) => ({ ...current, lastUpdateAt: at }));
}

export function useConnection(): Connection {
  return useAtomValue(connectionAtom);
}

const FALLBACK_INTERVAL_MS = 15_000;

/** Of its own, so that a connection that comes to life leaves alone whoever asks for this only. */
const fallbackIntervalAtom = atom((get) => (get(connectionAtom).state === 'offline' ? FALLBACK_INTERVAL_MS : false));

/** For `refetchInterval` of tracked queries: they are read again now and then only while no socket lives. */
export function useFallbackInterval(): number | false {
  return useAtomValue(fallbackIntervalAtom);
}
