/** Gives access to the page's socket, whose code is loaded once the first screen is there, or somebody cannot wait for it. */
import type { Topic } from '@contracts/events/realtime.ts';
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

function load(): Promise<Connection> {
  loading ??= Promise.race([whenFirstScreen(), whenHurried])
    .then(() => import('./connection.ts'))
    .catch((error: unknown) => {
      // The file did not arrive: the screens read now and then, and the next topic tries again.
      loading = null;
      setConnectionState('offline');
      throw error;
    });
  return loading;
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
  let isEnded = false;
  load()
    .then((connection) => {
      if (!isEnded) end = listen(connection);
    })
    .catch(logWarning);
  return () => {
    isEnded = true;
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
