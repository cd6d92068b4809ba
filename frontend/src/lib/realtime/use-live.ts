import type { SnapshotOf, Topic } from '@contracts/events/realtime.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { TopicEvent } from '../socket/topic-hub.ts';
import { useTopic } from '../socket/use-topic.ts';
import { takeEvent, takeSnapshot, type Live } from './live.ts';

interface Options<T extends Topic, Data> extends Live<T, Data> {
  /** The token of a share link. */
  token?: string | undefined;
  /** What else follows, outside of this query, after it has changed. */
  onSnapshot?: (snapshot: SnapshotOf<T>) => void;
  onEvent?: (event: TopicEvent) => void;
}

/**
 * The one way in which a screen's data stays live: what the topic tells changes what the query holds, by reducers that
 * let older versions lose. Null follows nothing.
 */
export function useLive<T extends Topic, Data>(topic: T | null, options: Options<T, Data>): void {
  const queryClient = useQueryClient();
  useTopic(topic, {
    token: options.token,
    onSnapshot: (snapshot) => {
      takeSnapshot(queryClient, options, snapshot);
      options.onSnapshot?.(snapshot);
    },
    onEvent: (event) => {
      takeEvent(queryClient, options, event);
      options.onEvent?.(event);
    },
  });
}
