import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import { currentRequest } from '../../../telemetry/request-context.ts';
import { FairSemaphore } from '../../../limits/fair-semaphore.ts';

/** OWASP's parameters for argon2id, the library's default: 19 MiB, two passes, one lane. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing is slow on purpose: without a cap, a wave of logins would take the processor from every order. */
const MAX_AT_ONCE = 2;
/** About two seconds of work; whoever comes later is asked to come back. */
const MAX_WAITING = 200;
/** Of one address. Whoever sends more at once is no household. */
const MAX_WAITING_OF_ADDRESS = 20;
/** What no request asked for: the demo data, say. */
const NO_ADDRESS = '';

@Injectable()
export class PasswordHasher {
  readonly #semaphore = new FairSemaphore({
    running: MAX_AT_ONCE,
    waiting: MAX_WAITING,
    waitingOfEachCaller: MAX_WAITING_OF_ADDRESS,
  });
  #decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.#pass(() => hash(password.normalize('NFC'), OPTIONS));
  }

  /** With no hash to check against it takes as long and says no, so that the time does not tell which e-mails exist. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const target = passwordHash ?? (await this.#decoyHash());
    const isRight = await this.#pass(() => verify(target, password.normalize('NFC')));
    return isRight && passwordHash !== null;
  }

  #pass<T>(work: () => Promise<T>): Promise<T> {
    return this.#semaphore.run(currentRequest().caller ?? NO_ADDRESS, work);
  }

  #decoyHash(): Promise<string> {
    this.#decoy ??= this.hash('nobody has this password').catch((error: unknown) => {
      this.#decoy = undefined;
      throw error;
    });
    return this.#decoy;
  }
}
