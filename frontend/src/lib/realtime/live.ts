/** How news meet what the query cache holds; `use-live.ts` is the hook. */
import type { SnapshotOf, Topic } from '@contracts/events/realtime.ts';
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { EventName, PayloadOf, TopicEvent } from '../socket/topic-hub.ts';
import { whenRead } from './when-read.ts';

/** The news alone do not say all that the query holds now, so that it is read again; meanwhile it holds this. */
class ReadAnew<Data> {
  constructor(readonly held: Data | undefined) {}
}

/** In place of a reducer, or its answer: what is held stays until it has been read again. */
export const READ_ANEW = new ReadAnew<never>(undefined);
export const readAnewAfter = <Data>(held: Data) => new ReadAnew(held);

/** What is held after the news: the same object when they are not newer. */
type Reducer<Data, News> = ReadAnew<never> | ((held: Data, news: News) => Data | ReadAnew<Data>);

export interface Live<T extends Topic, Data> {
  /** Of the query that the news change. */
  queryKey: DataTag<QueryKey, Data, Error> | QueryKey;
  /** Where several queries hold the same kind of data: what their keys begin with. The news change all of them. */
  within?: QueryKey;
  /** Of joining, and of each reconnection. */
  snapshot?: Reducer<Data, SnapshotOf<T>>;
  events?: { [Name in EventName]?: Reducer<Data, PayloadOf<Name>> };
  /**
   * For a query that merges its reads into what it holds: what a snapshot makes of nothing. News need not wait for such
   * a query's reads.
   */
  first?: (snapshot: SnapshotOf<T>) => Data;
}

export function takeSnapshot<T extends Topic, Data>(
  queryClient: QueryClient,
  live: Live<T, Data>,
  snapshot: SnapshotOf<T>,
): void {
  const { queryKey, first } = live;
  if (first && queryClient.getQueryData(queryKey) === undefined) {
    queryClient.setQueryData(queryKey, first(snapshot));
  } else {
    take(queryClient, live, live.snapshot, snapshot);
  }
}

export function takeEvent<T extends Topic, Data>(
  queryClient: QueryClient,
  live: Live<T, Data>,
  { name, payload }: TopicEvent,
): void {
  take(queryClient, live, live.events?.[name] as Reducer<Data, unknown> | undefined, payload);
}

function take<T extends Topic, Data, News>(
  queryClient: QueryClient,
  live: Live<T, Data>,
  reducer: Reducer<Data, News> | undefined,
  news: News,
): void {
  if (reducer === undefined) return;
  if (reducer instanceof ReadAnew) {
    void queryClient.invalidateQueries({ queryKey: live.queryKey });
    return;
  }
  const apply = () => change(queryClient, live, (held) => reducer(held, news));
  if (live.first) apply();
  else whenRead(queryClient, live.queryKey, apply);
}

function change<T extends Topic, Data>(
  queryClient: QueryClient,
  { queryKey, within }: Live<T, Data>,
  reduce: (held: Data) => Data | ReadAnew<Data>,
): void {
  for (const [key, held] of queryClient.getQueriesData<Data>(
    within ? { queryKey: within } : { queryKey, exact: true },
  )) {
    if (held === undefined) continue;
    const answer = reduce(held);
    const next = answer instanceof ReadAnew ? (answer.held ?? held) : answer;
    if (next !== held) queryClient.setQueryData(key, next);
    if (answer instanceof ReadAnew) void queryClient.invalidateQueries({ queryKey: key, exact: true });
  }
}
