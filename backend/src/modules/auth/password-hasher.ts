import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { ProblemError } from '../../http/problem.ts';

/** OWASP's figures for argon2id, the library's default: 19 MiB, two passes, one lane. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing is slow on purpose: without a cap, a wave of logins would take the processor from every order. */
const MAX_AT_ONCE = 2;
/** About two seconds of work; whoever comes later is asked to come back. */
const MAX_WAITING = 200;

@Injectable()
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(password.normalize('NFC'), OPTIONS));
  }

  /** With no hash to check against it takes as long and says no, so that the time does not tell which e-mails exist. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const target = passwordHash ?? (await this.#decoyHash());
    const isRight = await this.#inTurn(() => verify(target, password.normalize('NFC')));
    return isRight && passwordHash !== null;
  }

  #decoyHash(): Promise<string> {
    this.#decoy ??= this.hash('nobody has this password').catch((error: unknown) => {
      this.#decoy = undefined;
      throw error;
    });
    return this.#decoy;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= MAX_AT_ONCE) {
      if (this.#waiting.length >= MAX_WAITING) throw new ProblemError('unavailable', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
