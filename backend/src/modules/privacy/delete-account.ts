import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../http/problem.ts';
import { PasswordHasher } from '../auth/passwords/password-hasher.ts';
import { SessionEnds } from '../auth/sessions/session-ends.ts';
import { PrivacyRepository } from './privacy.repository.ts';

/** Erases a customer. What the restaurant must keep, its orders, stays without the person, as do the stars that they gave. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly people: PrivacyRepository,
    private readonly hasher: PasswordHasher,
    private readonly ends: SessionEnds,
  ) {}

  /** @throws ProblemError `unauthenticated`, `validation_failed`, `open_orders`, `unavailable`. */
  async execute(userId: number, password: string): Promise<void> {
    const hash = await this.people.findPasswordHash(userId);
    if (hash === null) throw new ProblemError('unauthenticated');
    if (!(await this.hasher.verify(hash, password))) throw ProblemError.field('password', 'wrong_password');
    const erasure = await this.people.erase(userId, hash);
    if (!erasure.erased) throw new ProblemError(erasure.why === 'gone' ? 'unauthenticated' : 'open_orders');
    for (const id of erasure.endedSessionIds) this.ends.ended.next(id);
  }
}
