import { Injectable } from '@nestjs/common';
import type { City } from '../../contracts/constants.ts';
import type {
  AdminTopic,
  CustomerOrdersTopic,
  OrderTopic,
  ParsedTopic,
  RestaurantOrdersTopic,
  SnapshotOf,
  SubscribeAck,
  UnsubscribeAck,
} from '../../contracts/events/realtime.ts';
import { RefusedAttempts } from '../../modules/audit/refused-attempts.ts';
import { KitchenDevices } from './kitchen-devices.ts';
import { ObjectSequencer } from '../announcing/object-sequencer.ts';
import { CitiesHere } from '../peers/cities-here.ts';
import { roomOfTopic } from '../sockets/rooms.ts';
import type { TischleinSocket } from '../sockets/socket-types.ts';
import { SocketRefusal } from './socket-refusal.ts';
import type { TopicRequest } from './topic-request.pipe.ts';
import { unsentBytes } from '../sockets/unsent.ts';
import { type Grant, type Snapshot, TopicAccess } from './topic-access.ts';

const MAX_TOPICS_PER_SOCKET = 200;
/** Who has so much to take in yet is told nothing more at length. */
const MAX_UNSENT_BYTES = 256 * 1024;

/** Keeps which socket follows which topic. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly access: TopicAccess,
    private readonly refused: RefusedAttempts,
    private readonly devices: KitchenDevices,
    private readonly sequencer: ObjectSequencer,
    private readonly cities: CitiesHere,
  ) {}

  /** @throws SocketRefusal */
  async subscribe(socket: TischleinSocket, { name, topic, token }: TopicRequest): Promise<SubscribeAck> {
    // Who is in the topic already stays there, and asks again later.
    if (!reads(socket)) throw new SocketRefusal('too_many_requests');
    const { account, address } = socket.data;
    const room = roomOfTopic(topic, account);
    const isNew = !socket.rooms.has(room);
    // Whoever is signed in is in the session's room as well.
    const topics = socket.rooms.size - (account === null ? 0 : 1);
    if (isNew && topics >= MAX_TOPICS_PER_SOCKET) throw new SocketRefusal('too_many_topics');

    const askedAtMs = performance.now();
    const grant = await this.access.check(topic, account, token);
    if (!grant.ok) {
      if (topic.kind === 'admin' && account !== null) {
        const acting = { ...account, requestId: null, ip: address };
        await this.refused.record(acting, { kind: 'topic', id: name });
      }
      throw new SocketRefusal(grant.code);
    }
    // Joined before it is known whether the snapshot is the newest: what changes from now on arrives as an event.
    await socket.join(room);
    const heard = await this.hear(room, grant, askedAtMs, () => this.access.check(topic, account, token));
    const snapshot = heard.ok ? await this.readHeard(room, topic, heard.snapshot) : null;
    if (snapshot === null) {
      await socket.leave(room);
      throw new SocketRefusal('not_found');
    }
    // Many requests at once have all been let through before the first of them was answered.
    if (!reads(socket)) {
      if (isNew) await socket.leave(room);
      throw new SocketRefusal('too_many_requests');
    }
    if (isNew) this.devices.joined(socket, topic);
    if (topic.kind === 'order' && token !== undefined) {
      (socket.data.orderTokens ??= new Map()).set(topic.orderId, token);
    }
    return { ok: true, topic: name, snapshot };
  }

  async unsubscribe(socket: TischleinSocket, { name, topic }: TopicRequest): Promise<UnsubscribeAck> {
    const room = roomOfTopic(topic, socket.data.account);
    if (socket.rooms.has(room)) this.devices.left(socket, topic);
    if (topic.kind === 'order') socket.data.orderTokens?.delete(topic.orderId);
    await socket.leave(room);
    return { ok: true, topic: name };
  }

  /** The right as it was read when the cities of the topic were listened to already. */
  private async hear(room: string, grant: Grant, askedAtMs: number, check: () => Promise<Grant>): Promise<Grant> {
    let current = grant;
    let sinceMs = askedAtMs;
    while (current.ok && !(await this.cities.hear(room, current.cities, sinceMs))) {
      sinceMs = performance.now();
      current = await check();
    }
    return current;
  }

  /** Reads again while it shows orders of cities that were not listened to before. */
  private async readHeard(
    room: string,
    topic: ParsedTopic,
    read: () => Promise<Snapshot | null>,
  ): Promise<Snapshot | null> {
    let sinceMs = performance.now();
    let snapshot = await this.read(topic, read);
    while (snapshot !== null && !(await this.cities.hear(room, this.citiesIn(topic, snapshot), sinceMs))) {
      sinceMs = performance.now();
      snapshot = await this.read(topic, read);
    }
    return snapshot;
  }

  /** Only a customer’s orders are in cities that nobody knows before. */
  private citiesIn({ kind }: ParsedTopic, snapshot: Snapshot): City[] {
    if (kind !== 'customer-orders') return [];
    const orders = snapshot as SnapshotOf<CustomerOrdersTopic>;
    return orders.flatMap(({ restaurantId, restaurant }) => this.cities.know(restaurantId, restaurant.city));
  }

  /** Reads again while something newer was announced meanwhile, so that a socket neither misses it nor hears it late. */
  private async read(topic: ParsedTopic, read: () => Promise<Snapshot | null>): Promise<Snapshot | null> {
    let snapshot = await read();
    while (topic.kind === 'order' && snapshot !== null && this.isBehind(topic.orderId, snapshot)) {
      snapshot = await read();
    }
    if (snapshot !== null) this.sequencer.noteSnapshot(ordersIn(topic, snapshot));
    return snapshot;
  }

  private isBehind(orderId: number, snapshot: Snapshot): boolean {
    if ('version' in snapshot && snapshot.version < this.sequencer.newest(`order:${String(orderId)}`)) return true;
    return 'seenAt' in snapshot && snapshot.seenAt === null && this.sequencer.newest(`seen:${String(orderId)}`) > 0;
  }
}

function reads(socket: TischleinSocket): boolean {
  return unsentBytes(socket) <= MAX_UNSENT_BYTES;
}

function ordersIn({ kind }: ParsedTopic, snapshot: Snapshot): { id: number; version: number }[] {
  switch (kind) {
    case 'order':
      return [snapshot as SnapshotOf<OrderTopic>];
    case 'restaurant-orders':
    case 'customer-orders':
    case 'rider-orders':
      return snapshot as SnapshotOf<RestaurantOrdersTopic>;
    case 'admin':
      return (snapshot as SnapshotOf<AdminTopic>).orders;
    case 'city':
    case 'restaurant':
    case 'restaurant-riders':
    case 'city-riders':
      return [];
  }
}
