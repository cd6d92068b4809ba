/** The product as people start it by npm, on a machine that has nothing yet. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';
import { createDataFolder } from './data-folder.ts';
import { until } from './until.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 400_000;

export class Machine {
  readonly #cleanups: (() => unknown)[];

  private constructor(
    readonly dataDir: string,
    readonly port: number,
    remove: () => void,
  ) {
    this.#cleanups = [remove];
  }

  static async open(): Promise<Machine> {
    const { dataDir, remove } = createDataFolder('product');
    return new Machine(dataDir, await freePort(), remove);
  }

  /** `npm start`, or what else is said behind `npm`. */
  start(env: Record<string, string> = {}, args: readonly string[] = ['start']): Start {
    const start = new Start({ PORT: String(this.port), DATA_DIR: this.dataDir, LOG_LEVEL: 'warn', ...env }, args);
    this.onEnd(async () => {
      start.signalGroup('SIGKILL');
      await start.ended;
    });
    return start;
  }

  onEnd(cleanup: () => unknown): void {
    this.#cleanups.push(cleanup);
  }

  async end(): Promise<void> {
    for (const cleanup of this.#cleanups.reverse()) await cleanup();
  }
}

export class Start {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  out = '';
  err = '';

  constructor(env: Record<string, string>, args: readonly string[]) {
    const { PATH, HOME } = process.env;
    // A group of its own, as a shell gives each command, so that a test can press Ctrl-C.
    this.child = spawn('npm', ['--silent', ...args], {
      cwd: ROOT,
      env: { PATH, HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child.stdout?.on('data', (data: Buffer) => (this.out += data.toString()));
    this.child.stderr?.on('data', (data: Buffer) => (this.err += data.toString()));
    this.ended = once(this.child, 'close');
  }

  async ready(): Promise<void> {
    await until(() => this.out.includes('Tischlein is at') || this.child.exitCode !== null, {
      timeoutMs: START_TIMEOUT_MS,
      what: () => `npm start is ready; it said ${this.out}${this.err}`,
    });
    if (this.child.exitCode !== null) throw new Error(this.err);
  }

  signalGroup(signal: NodeJS.Signals): void {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    process.kill(-(this.child.pid ?? 0), signal);
  }

  async exitCode(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }
}
