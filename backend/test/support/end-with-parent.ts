import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Kills a process that a test started when the test's own process is gone, however it went: the guard's input closes
 * with it. Jest ends its workers by signal, so that no handler of theirs would run.
 */
export function endWithParent(child: ChildProcess): void {
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -KILL "$1"', 'sh', String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  // A pipe to a process is a socket, which alone would keep the test's process alive.
  (guard.stdin as unknown as { unref(): void }).unref();
  child.once('exit', () => guard.kill('SIGKILL'));
}
