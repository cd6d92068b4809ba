import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../http/problem.ts';
import { callerOf } from '../../../http/requests/caller-address.ts';
import { Limits } from '../../../limits/limits.ts';

const WRONG = new Set(['invalid_credentials', 'second_factor_wrong']);

/**
 * Counts wrong passwords: by address, by account and address, and by account. An attempt is counted before the password is
 * looked at, so that many at once are counted, too, and given back when it was right. Whoever signs in from an address that
 * has signed in to the account before is counted by these two alone: no stranger's guesses lock an owner out.
 */
@Injectable()
export class LoginAttempts {
  constructor(private readonly limits: Limits) {}

  /** @throws ProblemError `too_many_requests`, and whatever `signIn` throws. */
  async count<T>(email: string, ip: string, signIn: () => Promise<T>): Promise<T> {
    const account = email.trim().toLowerCase();
    const address = callerOf(ip);
    const both = `${account} ${address}`;
    const isKnown = await this.limits.knows('login_known', both);
    // One after another: what one refuses does not count for the next, or one address could use up an account's.
    await this.limits.consume('login_account_address', both);
    if (!isKnown) {
      await this.limits.consume('login_address', address);
      await this.limits.consume('login_account', account);
    }
    try {
      const signedIn = await signIn();
      await Promise.all([this.limits.remember('login_known', both), this.limits.forget('login_account_address', both)]);
      if (!isKnown) await this.#giveBack(account, address);
      return signedIn;
    } catch (error) {
      if (!(error instanceof ProblemError && WRONG.has(error.code))) {
        await this.limits.giveBack('login_account_address', both);
        if (!isKnown) await this.#giveBack(account, address);
      }
      throw error;
    }
  }

  async #giveBack(account: string, address: string): Promise<void> {
    await Promise.all([this.limits.giveBack('login_address', address), this.limits.giveBack('login_account', account)]);
  }
}
