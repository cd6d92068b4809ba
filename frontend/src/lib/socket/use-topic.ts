import type { SnapshotOf, SubscribeErrorCode, Topic } from '@contracts/events/realtime.ts';
import { useEffect, useEffectEvent } from 'react';
import { listenToTopic } from './page-socket.ts';
import type { TopicEvent } from './topic-hub.ts';

interface TopicHandlers<T extends Topic> {
  /** The token of a share link. */
  token?: string | undefined;
  /** On joining and after every reconnection. Versions decide what to take of it. */
  onSnapshot: (snapshot: SnapshotOf<T>) => void;
  onEvent: (event: TopicEvent) => void;
  onRefused?: (code: SubscribeErrorCode) => void;
}

/**
 * Follows a topic while the component is on screen; null follows nothing. Screens whose data a query holds use
 * `lib/realtime/use-live.ts`; this is for what is kept elsewhere, such as the cart.
 */
export function useTopic<T extends Topic>(topic: T | null, handlers: TopicHandlers<T>): void {
  const onSnapshot = useEffectEvent((snapshot: unknown) => handlers.onSnapshot(snapshot as SnapshotOf<T>));
  const onEvent = useEffectEvent((event: TopicEvent) => handlers.onEvent(event));
  const onRefused = useEffectEvent((code: SubscribeErrorCode) => handlers.onRefused?.(code));
  const token = handlers.token;

  useEffect(() => {
    if (topic === null) return undefined;
    return listenToTopic(topic, token, {
      onSnapshot: (snapshot) => onSnapshot(snapshot),
      onEvent: (event) => onEvent(event),
      onRefused: (code) => onRefused(code),
    });
  }, [topic, token]);
}
