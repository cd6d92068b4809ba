/** A process that holds thousands of client sockets, as the run sees it: no process may open more than 20,000 files. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Heard, OrderName, Orders, Told } from './orders.ts';

interface Waiting {
  readonly resolve: (answers: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class Crowd {
  /** Called when as many events have arrived as there are sockets, once for each such round. */
  onRound: () => void = () => undefined;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #told = 0;

  constructor() {
    this.#child = fork(path.join(import.meta.dirname, 'crowd-process.ts'));
    this.#child.on('message', (heard: Heard) => {
      this.#hear(heard);
    });
    this.#child.once('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('A process of client sockets has ended.'));
    });
  }

  /**
   * Lets it compute when nobody else wants to. What it receives for is on machines of others in truth, and what is
   * measured would wait for it here; its own times become longer by that, never shorter.
   */
  giveWay(): void {
    if (this.#child.pid !== undefined) setPriority(this.#child.pid, constants.priority.PRIORITY_LOW);
  }

  tell<N extends OrderName>(name: N, takes: Orders[N]['takes']): Promise<Orders[N]['answers']> {
    const told: Told = { id: ++this.#told, name, takes };
    return new Promise((resolve, reject) => {
      this.#waiting.set(told.id, { resolve: resolve as Waiting['resolve'], reject });
      this.#child.send(told);
    });
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }

  #hear(heard: Heard): void {
    if ('round' in heard) {
      this.onRound();
      return;
    }
    const waiting = this.#waiting.get(heard.id);
    this.#waiting.delete(heard.id);
    if ('failure' in heard) waiting?.reject(new Error(heard.failure));
    else waiting?.resolve(heard.answers);
  }
}

/** Crowds for one measurement, gone after it. */
export async function withCrowds<T>(count: number, work: (crowds: Crowd[]) => Promise<T>): Promise<T> {
  const crowds = Array.from({ length: count }, () => new Crowd());
  try {
    return await work(crowds);
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.stop()));
  }
}
