import { hasCode } from './error-code.ts';
import { StartupError } from './startup-error.ts';

/**
 * Listens on every address of this machine, also where it has no IPv6.
 *
 * @throws StartupError with one line when the port is taken or needs more rights; any other error as it is.
 */
export async function listenEverywhere(port: number, listenOn: (host: string) => Promise<void>): Promise<void> {
  try {
    await listenOn('::').catch((error: unknown) => {
      if (!hasCode(error, 'EAFNOSUPPORT', 'EADDRNOTAVAIL')) throw error;
      return listenOn('0.0.0.0');
    });
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) {
      throw new StartupError(`PORT=${port} is taken: stop what listens there, or set PORT to another one.`);
    }
    if (hasCode(error, 'EACCES')) {
      throw new StartupError(`PORT=${port} needs more rights than this user has: set PORT to 1024 or above.`);
    }
    throw error;
  }
}
