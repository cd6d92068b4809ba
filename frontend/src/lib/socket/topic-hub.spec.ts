import type { OrderUpdatedEvent, SubscribeAck, Topic } from '@contracts/events/realtime.ts';
import { describe, expect, it } from '@jest/globals';
import { TopicHub, type TopicEvent, type TopicListener, type TopicTransport } from './topic-hub.ts';

/** A connection whose acknowledgements the test sends itself. */
class ManualTransport implements TopicTransport {
  readonly joined: Topic[] = [];
  readonly left: Topic[] = [];
  private readonly waiting: ((ack: SubscribeAck) => void)[] = [];

  subscribe(topic: Topic): Promise<SubscribeAck> {
    this.joined.push(topic);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  unsubscribe(topic: Topic): void {
    this.left.push(topic);
  }

  async acknowledge(snapshot: unknown): Promise<void> {
    this.waiting.shift()?.({ ok: true, topic: 'order:1', snapshot } as SubscribeAck);
    await settle();
  }

  async refuse(code: 'not_found' | 'forbidden'): Promise<void> {
    this.waiting.shift()?.({ ok: false, error: { code, message: '' } });
    await settle();
  }
}

/** Lets every promise that is already resolved run its course. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

function listenerInto(seen: unknown[]): TopicListener {
  return {
    onSnapshot: (snapshot) => seen.push({ snapshot }),
    onEvent: (event) => seen.push({ version: (event.payload as OrderUpdatedEvent).version }),
    onRefused: (code) => seen.push({ code }),
  };
}

const event = (version: number): TopicEvent => ({
  name: 'order:updated',
  payload: { topic: 'order:1', orderId: 1, version } as unknown as OrderUpdatedEvent,
});

describe('TopicHub', () => {
  it('hands out the snapshot first and then what came while it was on its way', async () => {
    const hub = new TopicHub();
    const transport = new ManualTransport();
    const seen: unknown[] = [];
    hub.add('order:1', undefined, listenerInto(seen));
    void hub.connected(transport);
    hub.deliver(event(3));
    expect(seen).toEqual([]);
    await transport.acknowledge('s2');
    hub.deliver(event(4));
    expect(seen).toEqual([{ snapshot: 's2' }, { version: 3 }, { version: 4 }]);
  });

  it('joins again on each connection and ignores the answer of a connection that is gone', async () => {
    const hub = new TopicHub();
    const first = new ManualTransport();
    const second = new ManualTransport();
    const seen: unknown[] = [];
    hub.add('order:1', undefined, listenerInto(seen));
    void hub.connected(first);
    hub.disconnected();
    void hub.connected(second);
    await first.acknowledge('stale');
    await second.acknowledge('fresh');
    expect(seen).toEqual([{ snapshot: 'fresh' }]);
  });

  it('leaves a topic with its last listener, not before', async () => {
    const hub = new TopicHub();
    const transport = new ManualTransport();
    await hub.connected(transport);
    const releaseFirst = hub.add('order:1', undefined, listenerInto([]));
    const releaseSecond = hub.add('order:1', undefined, listenerInto([]));
    releaseFirst();
    await settle();
    expect(transport.left).toEqual([]);
    releaseSecond();
    await settle();
    expect(transport.left).toEqual(['order:1']);
    expect(hub.isEmpty).toBe(true);
  });

  it('keeps a topic that the next screen takes over at once', async () => {
    const hub = new TopicHub();
    const transport = new ManualTransport();
    await hub.connected(transport);
    hub.add('order:1', undefined, listenerInto([]))();
    hub.add('order:1', undefined, listenerInto([]));
    await settle();
    expect(transport.left).toEqual([]);
  });

  it('tells a refusal and counts it as settled', async () => {
    const hub = new TopicHub();
    const transport = new ManualTransport();
    const seen: unknown[] = [];
    hub.add('order:1', undefined, listenerInto(seen));
    const settled = hub.connected(transport);
    await transport.refuse('not_found');
    await settled;
    expect(seen).toEqual([{ code: 'not_found' }]);
  });
});
