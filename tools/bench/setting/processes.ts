/** What a process of this machine uses. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const KIB_PER_MIB = 1_024;

export function rssMib(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / KIB_PER_MIB;
}

/** User and system time since its start, in milliseconds. */
export function cpuMs(pid: number): number {
  if (process.platform !== 'linux') return cpuMsByPs(pid);
  // The name in parentheses may contain spaces; utime and stime are the 12th and 13th field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}

function cpuMsByPs(pid: number): number {
  const text = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return text.split(':').reduce((total, part) => total * 60 + Number(part), 0) * 1_000;
}
