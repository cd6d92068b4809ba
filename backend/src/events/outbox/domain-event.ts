/**
 * Facts as the outbox hands them on, in the past tense: what was committed, with all that a reader needs to
 * announce it. They travel through the queue as JSON, so times are ISO text.
 */
import type { City } from '../../contracts/constants.ts';
import {
  type About,
  type Committed,
  type EventKind,
  EVENTS,
  type GaplessKind,
  type StoredPayload,
  type TopicsOfKind,
} from '../../contracts/events/catalogue.ts';
import type { RestaurantEvent as RestaurantEventRow } from '../../entities/restaurants/restaurant-event.entity.ts';
import type { TraceParent } from '../../telemetry/tracing.ts';

/** What committed an event, as far as the process that announces it knows. */
export interface Origin {
  /** Null when no request did, such as a deadline. */
  requestId: string | null;
  /** Of the request's span; null when nothing is traced. */
  traceparent: TraceParent | null;
  /** By the clock of the process that committed, or by Postgres's when the event was read back from the outbox. */
  committedAtMs: number;
}

interface Originated {
  /** The relay and the outbox say it; who commits an event need not. */
  origin?: Origin;
}

/** What a row of `order_event` says. */
export interface OrderChanged extends Originated, StoredPayload<'order'> {
  kind: 'order';
  eventId: number;
  /** Who brought it until then, as the row before says; nobody's screen is told. */
  previousRiderId: number | null;
}

export type RestaurantEventKind = Exclude<EventKind, 'order'>;

/** What a row of `restaurant_event` says. */
export type EventOf<K extends RestaurantEventKind> = K extends RestaurantEventKind
  ? Originated & { kind: K; eventId: number; payload: StoredPayload<K> } & ('city' extends TopicsOfKind<K>
        ? { city: City }
        : unknown)
  : never;

/** The kinds that go to no topic of a city. */
type PlainKind = { [K in RestaurantEventKind]: 'city' extends TopicsOfKind<K> ? never : K }[RestaurantEventKind];

export type RestaurantEvent = EventOf<RestaurantEventKind>;
export type DomainEvent = OrderChanged | RestaurantEvent;
/** Of objects whose versions have no holes. */
export type GaplessEvent = Extract<DomainEvent, { kind: GaplessKind }>;

/** As the statement that appended it returns it. */
export interface AppendedRow<K extends PlainKind> extends Pick<RestaurantEventRow, 'id'> {
  payload: StoredPayload<K>;
}

export function restaurantEvent<K extends PlainKind>(kind: K, { id, payload }: AppendedRow<K>): EventOf<K> {
  return { kind, eventId: Number(id), payload } as unknown as EventOf<K>;
}

export function originOf({ origin }: DomainEvent): Origin {
  return origin ?? { requestId: null, traceparent: null, committedAtMs: Date.now() };
}

export function isGapless(event: DomainEvent): event is GaplessEvent {
  return catalogued(event).isGapless === true;
}

/** Which object an event is about, by its key, and that object's version. */
export function versionOf(event: DomainEvent): { key: string; version: number } {
  const { object, id, version } = aboutOf(event);
  return { key: `${object}:${String(id ?? payloadOf(event).restaurantId)}`, version };
}

export function aboutOf(event: DomainEvent): About {
  return catalogued(event).about(payloadOf(event) as never, event.eventId);
}

/** What happened, whichever table has it. */
export function payloadOf(event: DomainEvent): OrderChanged | RestaurantEvent['payload'] {
  return event.kind === 'order' ? event : event.payload;
}

function catalogued({ kind }: DomainEvent): Committed {
  return EVENTS[kind];
}
