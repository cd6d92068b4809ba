import { existsSync } from 'node:fs';

const PROGRAMS = ['/bin/true', '/bin/false'] as const;
/** Node writes a profile when it exits by itself. */
const PROFILES = process.execArgv.some((option) => option.startsWith('--cpu-prof'));

/**
 * Ends the process with this exit code when everything is closed. Node's own exit waits for its compiler's threads,
 * one of which may wait for a collection that nobody makes any more (nodejs/node#54918): the process then stays and takes no
 * second signal either. It was seen once, without a trace, and this is the cause that fits. Where the system can put another program in the place of a
 * process, one that does nothing but end takes this one's.
 */
export function exit(code: 0 | 1): never {
  const program = PROGRAMS[code];
  if (process.platform === 'linux' && !PROFILES && existsSync(program)) process.execve?.(program, [program], {});
  process.exit(code);
}
