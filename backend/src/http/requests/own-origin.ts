import { isOnThisMachine } from '../../config/this-machine.ts';

/**
 * Whether a page of this product sent a request: its `Origin` is that of `PUBLIC_URL`. An `Origin` that only equals the
 * `Host` proves nothing, since any name can be made to lead here. While `PUBLIC_URL` is this machine, its other names and
 * ports are the product's own, too: people open 127.0.0.1 as well as localhost, and no name of others is among these.
 */
export function isOwnOrigin(publicUrl: string, origin: string, host: string | undefined): boolean {
  if (origin === new URL(publicUrl).origin) return true;
  if (!URL.canParse(origin) || !isOnThisMachine(publicUrl) || !isOnThisMachine(origin)) return false;
  return new URL(origin).host === host;
}
