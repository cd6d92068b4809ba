import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../http/problem.ts';
import { PasswordHasher } from '../auth/passwords/password-hasher.ts';
import { checkPassword } from '../auth/passwords/password-policy.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { SessionEnds } from '../auth/sessions/session-ends.ts';
import type { RestaurantPasswordDto } from './settings.dto.ts';
import { SettingsRepository } from './settings.repository.ts';
import { StaffRepository } from './staff.repository.ts';

/** Owners and staff change their own. Every other session with the old password ends, sockets included. */
@Injectable()
export class ChangeRestaurantPassword {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly staff: StaffRepository,
    private readonly hasher: PasswordHasher,
    private readonly ends: SessionEnds,
  ) {}

  /** @throws ProblemError `unauthenticated`, `validation_failed`, `password_too_common`, `unavailable`. */
  async execute(account: SessionAccount, { currentPassword, newPassword }: RestaurantPasswordDto): Promise<void> {
    const { accountId, staffId, sessionId } = account;
    const person = await (staffId === null ? this.settings.find(accountId) : this.staff.find(accountId, staffId));
    if (person === null) throw new ProblemError('unauthenticated');
    if (!(await this.hasher.verify(person.passwordHash, currentPassword))) throw wrongPassword();
    checkPassword(newPassword, 'restaurant', person, 'newPassword');
    const passwordHash = await this.hasher.hash(newPassword);
    const ended =
      staffId === null
        ? await this.settings.changePassword(accountId, person.passwordHash, passwordHash, sessionId)
        : await this.#changeOfStaff(accountId, staffId, person.passwordHash, passwordHash, sessionId);
    // Somebody else has changed it meanwhile, so the current one is another.
    if (ended === null) throw wrongPassword();
    for (const id of ended) this.ends.ended.next(id);
  }

  async #changeOfStaff(
    restaurantId: number,
    staffId: number,
    previousHash: string,
    passwordHash: string,
    keptSessionId: string,
  ): Promise<string[] | null> {
    const change = { passwordHash, previousHash, keptSessionId };
    return (await this.staff.change(restaurantId, staffId, change))?.ended ?? null;
  }
}

function wrongPassword(): ProblemError {
  return ProblemError.field('currentPassword', 'wrong_password');
}
