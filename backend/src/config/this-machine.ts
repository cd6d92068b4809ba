/** `localhost`, `127.0.0.1` and their like, as `URL.hostname` writes them. */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether only programs on the same machine can open this address. */
export function isOnThisMachine(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}
