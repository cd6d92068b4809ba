import { logWarning } from './log.ts';

const PAUSE_MS = 1_000;
/** With the server there: what does not arrive then is gone, for instance after a release. */
const MAX_TRIES = 3;

/** Small, and there as long as the server is. */
const PROBE = '/favicon.svg';

async function isServerThere(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, PAUSE_MS);
    window.addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
  });
}

/**
 * A file of the build, asked for again as long as the server cannot be reached, so that nothing on the screen is lost.
 * Throws what the import throws when the server is there and the file does not come.
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (await isServerThere()) tries += 1;
      if (tries >= MAX_TRIES) throw error;
      logWarning(error);
    }
    await pause();
  }
}
