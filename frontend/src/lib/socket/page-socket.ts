/** Gives access to the page's socket, whose code is loaded once the first screen is there, or somebody cannot wait for it. */
import type { Topic } from '@contracts/events/realtime.ts';
import { loadPatiently } from '../load-patiently.ts';
import { logWarning } from '../log.ts';
import { whenFirstScreen } from '../first-screen.ts';
import type * as ConnectionModule from './connection.ts';
import { setConnectionState } from './connection-state.ts';
import type { TopicListener } from './topic-hub.ts';

type Connection = typeof ConnectionModule;

let loading: Promise<Connection> | null = null;
let hurry: () => void;
const whenHurried = new Promise<void>((resolve) => {
  hurry = resolve;
});

/** What is to begin when the code is there. */
const waiting = new Set<(connection: Connection) => void>();

function load(): Promise<Connection> {
  loading ??= Promise.race([whenFirstScreen(), whenHurried])
    .then(() => loadPatiently(tryToLoad))
    .catch((error: unknown) => {
      // The file is gone: the next topic tries again.
      loading = null;
      throw error;
    });
  return loading;
}

async function tryToLoad(): Promise<Connection> {
  try {
    return await import('./connection.ts');
  } catch (error) {
    // Until it arrives the screens read now and then.
    setConnectionState('offline');
    throw error;
  }
}

/** For a screen that is about to be drawn and worth little before it is live: the handshake is on its way meanwhile. */
export function openSocketNow(): void {
  hurry();
  load()
    .then(({ openSocket }) => openSocket())
    .catch(logWarning);
}

/** Begins when the code is there, unless the answer was called before; afterwards the answer ends it. */
function begin(listen: (connection: Connection) => () => void): () => void {
  let end: (() => void) | null = null;
  const start = (connection: Connection) => {
    end = listen(connection);
  };
  waiting.add(start);
  load()
    .then((connection) => {
      for (const each of waiting) each(connection);
      waiting.clear();
    })
    .catch(logWarning);
  return () => {
    waiting.delete(start);
    end?.();
  };
}

/** Listens to a topic until the answer is called. */
export function listenToTopic(topic: Topic, token: string | undefined, listener: TopicListener): () => void {
  return begin((connection) => connection.listenToTopic(topic, token, listener));
}

/** Called when the server ends the connection, as it does with the session. */
export function onServerDisconnect(listener: () => void): () => void {
  return begin((connection) => connection.onServerDisconnect(listener));
}

/** To be called when someone logs in or out: the handshake reads the cookie only once. */
export function reconnectWithNewSession(): void {
  loading?.then((connection) => connection.reconnectWithNewSession()).catch(logWarning);
}
