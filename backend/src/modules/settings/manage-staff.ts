import { Injectable } from '@nestjs/common';
import { DEFAULT_DUTY } from '../../contracts/riders/duty.ts';
import { MAX_STAFF } from '../../contracts/restaurants/settings.ts';
import { ProblemError } from '../../http/problem.ts';
import { Database } from '../../database/connection/database.ts';
import type { DomainEvent } from '../../events/outbox/domain-event.ts';
import { Relay } from '../../events/relay.ts';
import type { Staff } from '../../entities/accounts/staff.entity.ts';
import { AccountEmails, emailTaken } from '../auth/accounts/account-emails.ts';
import { PasswordHasher } from '../auth/passwords/password-hasher.ts';
import { checkPassword } from '../auth/passwords/password-policy.ts';
import { SessionEnds } from '../auth/sessions/session-ends.ts';
import { Shifts } from '../riders/shifts.ts';
import type { AddStaffDto, ChangeStaffDto } from './settings.dto.ts';
import { SettingsRepository } from './settings.repository.ts';
import { StaffRepository } from './staff.repository.ts';

@Injectable()
export class ManageStaff {
  constructor(
    private readonly database: Database,
    private readonly staff: StaffRepository,
    private readonly settings: SettingsRepository,
    private readonly emails: AccountEmails,
    private readonly hasher: PasswordHasher,
    private readonly ends: SessionEnds,
    private readonly shifts: Shifts,
    private readonly relay: Relay,
  ) {}

  /** @throws ProblemError `validation_failed`, `password_too_common`, `email_taken`. */
  async add(restaurantId: number, { name, email, password, duty }: AddStaffDto): Promise<Staff> {
    const owner = await this.settings.find(restaurantId);
    checkPassword(password, 'restaurant', { email, name, restaurant: owner?.name ?? '' });
    // Before the hash is computed, since that is the costly part.
    if (await this.emails.isTaken(email)) throw emailTaken();
    const staff = { name, email, duty: duty ?? DEFAULT_DUTY, passwordHash: await this.hasher.hash(password) };
    const added = await this.database.transaction(async (tx) => {
      if (!(await this.emails.claim(tx, email))) throw emailTaken();
      return this.staff.add(tx, restaurantId, staff, MAX_STAFF);
    });
    if (added === null) throw ProblemError.field('email', 'too_many', { max: MAX_STAFF });
    return added;
  }

  /** @throws ProblemError `not_found`, `validation_failed`, `password_too_common`. */
  async change(restaurantId: number, staffId: number, { name, password, duty }: ChangeStaffDto): Promise<Staff> {
    const current = await this.staff.find(restaurantId, staffId);
    if (current === null) throw new ProblemError('not_found');
    if (password !== undefined) checkPassword(password, 'restaurant', current);
    const changed = await this.staff.change(restaurantId, staffId, {
      ...(name !== undefined && { name }),
      ...(duty !== undefined && { duty }),
      ...(password !== undefined && { passwordHash: await this.hasher.hash(password) }),
    });
    if (changed === null) throw new ProblemError('not_found');
    this.#end(changed.ended);
    return changed.staff;
  }

  /** @throws ProblemError `not_found`. */
  async remove(restaurantId: number, staffId: number): Promise<void> {
    const events: DomainEvent[] = [];
    // What a rider has on the way goes back to the kitchen, and does not go with the login.
    const ended = await this.staff.remove(restaurantId, staffId, async (tx) => {
      const by = { actor: 'restaurant', actorId: restaurantId, staffId: null } as const;
      events.push(...(await this.shifts.end(tx, { riderId: staffId, restaurantId, by })));
    });
    if (ended === null) throw new ProblemError('not_found');
    this.relay.kick(events);
    this.#end(ended);
  }

  #end(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.ends.ended.next(id);
  }
}
