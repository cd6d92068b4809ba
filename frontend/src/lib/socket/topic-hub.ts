import type { ServerToClientEvents, SubscribeAck, SubscribeErrorCode, Topic } from '@contracts/events/realtime.ts';

export type EventName = keyof ServerToClientEvents;
export type PayloadOf<Name extends EventName> = Parameters<ServerToClientEvents[Name]>[0];

/** An event with its name, so that one handler can tell them apart. */
export type TopicEvent = { [Name in EventName]: { name: Name; payload: PayloadOf<Name> } }[EventName];

export interface TopicListener {
  onSnapshot: (snapshot: unknown) => void;
  onEvent: (event: TopicEvent) => void;
  onRefused: (code: SubscribeErrorCode) => void;
}

/** What the hub needs of a connection. */
export interface TopicTransport {
  /** Rejects when no acknowledgement comes in time. */
  subscribe: (topic: Topic, token: string | undefined) => Promise<SubscribeAck>;
  unsubscribe: (topic: Topic) => void;
}

interface Subscription {
  topic: Topic;
  token: string | undefined;
  listeners: Set<TopicListener>;
  /** Events that came while a snapshot was on its way; null while none is. */
  held: TopicEvent[] | null;
  /** Rises with every request for a snapshot: an answer to an earlier one is ignored. */
  request: number;
}

const RETRY_MS = 2000;
/** Refusals that pass by themselves, so that the subscription is tried again. */
const RETRIED: readonly SubscribeErrorCode[] = ['unavailable', 'too_many_requests'];

/**
 * Who listens to which topic. Each join asks for a snapshot; events that arrive before it are kept back and handed out
 * after it, so that a snapshot read before an event can never wipe that event out.
 */
export class TopicHub {
  private readonly subscriptions = new Map<Topic, Subscription>();
  private transport: TopicTransport | null = null;

  /** Starts listening; the answer ends it. The topic is left with its last listener. */
  add(topic: Topic, token: string | undefined, listener: TopicListener): () => void {
    const subscription = this.subscriptions.get(topic) ?? {
      topic,
      token,
      listeners: new Set<TopicListener>(),
      held: null,
      request: 0,
    };
    this.subscriptions.set(topic, subscription);
    subscription.token = token ?? subscription.token;
    subscription.listeners.add(listener);
    void this.requestSnapshot(subscription);
    return () => this.remove(subscription, listener);
  }

  /** Joins everything on a fresh connection; resolves when every topic has its snapshot or its refusal. */
  async connected(transport: TopicTransport): Promise<void> {
    this.transport = transport;
    await this.resync();
  }

  disconnected(): void {
    this.transport = null;
    for (const subscription of this.subscriptions.values()) {
      subscription.request += 1;
      subscription.held = null;
    }
  }

  /** Takes a new snapshot of every topic. */
  async resync(): Promise<void> {
    await Promise.all([...this.subscriptions.values()].map((subscription) => this.requestSnapshot(subscription)));
  }

  deliver(event: TopicEvent): void {
    const subscription = this.subscriptions.get(event.payload.topic);
    if (!subscription) return;
    if (subscription.held) subscription.held.push(event);
    else for (const listener of subscription.listeners) listener.onEvent(event);
  }

  get isEmpty(): boolean {
    return this.subscriptions.size === 0;
  }

  private remove(subscription: Subscription, listener: TopicListener): void {
    subscription.listeners.delete(listener);
    // A screen that follows at once may want the same topic: leave only when nobody came in the meantime.
    queueMicrotask(() => {
      if (subscription.listeners.size > 0 || this.subscriptions.get(subscription.topic) !== subscription) return;
      subscription.request += 1;
      this.subscriptions.delete(subscription.topic);
      this.transport?.unsubscribe(subscription.topic);
    });
  }

  private async requestSnapshot(subscription: Subscription): Promise<void> {
    const transport = this.transport;
    if (!transport) return;
    subscription.request += 1;
    const request = subscription.request;
    subscription.held ??= [];
    let answer: SubscribeAck;
    try {
      answer = await transport.subscribe(subscription.topic, subscription.token);
    } catch {
      // No acknowledgement: the transport resets the connection, and the next one joins again.
      return;
    }
    if (subscription.request !== request) return;
    if (!answer.ok && RETRIED.includes(answer.error.code)) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      if (subscription.request === request) await this.requestSnapshot(subscription);
      return;
    }
    const held = subscription.held ?? [];
    subscription.held = null;
    for (const listener of subscription.listeners) {
      if (answer.ok) {
        listener.onSnapshot(answer.snapshot);
        for (const event of held) listener.onEvent(event);
      } else {
        listener.onRefused(answer.error.code);
      }
    }
  }
}
