import { Injectable } from '@nestjs/common';
import type { RestaurantInfoView } from '../../../contracts/restaurants/restaurant-views.ts';
import type { EditRestaurantRequest } from '../../../contracts/http/requests.gen.ts';
import { IsNull } from 'typeorm';
import { Database, type Queryable, type Transaction } from '../../../database/connection/database.ts';
import { endSessions } from '../../../database/shared/end-sessions.ts';
import { OutboxRepository } from '../../../events/outbox/outbox.repository.ts';
import { Relay } from '../../../events/relay.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Acting } from '../../../access/acting.ts';
import { AuditLog } from '../../audit/audit-log.ts';
import { changedFields } from '../../audit/changed-fields.ts';
import { AccountEmails, emailTaken } from '../../auth/accounts/account-emails.ts';
import { SessionEnds } from '../../auth/sessions/session-ends.ts';
import { AnnounceOpenState } from '../opening/announce-open-state.ts';
import { ChangeInfo } from './change-info.ts';
import { reckonPostcodes } from '../../delivery/reckon-postcodes.ts';
import type { RestaurantInfo } from './restaurant.rows.ts';
import { RestaurantRepository } from './restaurant.repository.ts';
import { toInfoView } from './restaurant.view.ts';

/** What admins correct of a restaurant, its login and its city too, which it cannot change itself. */
@Injectable()
export class EditRestaurant {
  constructor(
    private readonly database: Database,
    private readonly restaurants: RestaurantRepository,
    private readonly changeInfo: ChangeInfo,
    private readonly emails: AccountEmails,
    private readonly ends: SessionEnds,
    private readonly announce: AnnounceOpenState,
    private readonly outbox: OutboxRepository,
    private readonly relay: Relay,
    private readonly audit: AuditLog,
  ) {}

  /**
   * With a new e-mail the owner's sessions end, and both addresses are written to. What is left out stays.
   * @throws ProblemError `not_found`, `changed_meanwhile`, `validation_failed`, `email_taken`.
   */
  async execute(acting: Acting, id: number, request: EditRestaurantRequest): Promise<RestaurantInfoView> {
    const { expectedVersion, email, city, ...body } = request;
    const { view, ended, events } = await this.database.transaction(async (tx) => {
      const current = await this.restaurants.lockInfo(tx, id);
      if (current === null) throw new ProblemError('not_found');
      if (expectedVersion !== undefined && expectedVersion !== current.infoVersion) {
        throw new ProblemError('changed_meanwhile');
      }
      const terms = await this.changeInfo.executeWithin(tx, current, body);
      const ended = email === undefined || email === current.email ? [] : await this.#claim(tx, id, email);
      await this.restaurants.changeInfo(tx, current, { ...(email && { email }), ...(city && { city }) });
      if (city !== undefined) await reckonPostcodes(tx.manager, await this.#get(tx, id));
      // The guests of the city that it comes to hear of it.
      const moved = city === undefined || city === current.city ? null : await this.announce.execute(tx, id, true);
      const changed = await this.#get(tx, id);
      const { email: newEmail, infoVersion: version } = changed;
      const payload = { restaurantId: id, previousEmail: current.email, email: newEmail, version };
      const login = newEmail === current.email ? null : await this.outbox.append(tx, 'login', { payload });
      const view = toInfoView(changed);
      await this.#record(tx, acting, toInfoView(current), view);
      return { view, ended, events: [terms, moved, login].filter((event) => event !== null) };
    });
    for (const session of ended) this.ends.ended.next(session);
    this.relay.kick(events);
    return view;
  }

  async #get(tx: Transaction, id: number): Promise<RestaurantInfo> {
    const found = await this.restaurants.findInfo(id, tx.manager);
    if (found === null) throw new ProblemError('not_found');
    return found;
  }

  /** The ids of the owner's sessions, which end with the login; the staff have logins of their own. */
  async #claim(tx: Transaction, id: number, email: string): Promise<string[]> {
    if (!(await this.emails.claim(tx, email))) throw emailTaken();
    return endSessions(tx.manager, { restaurantId: id, staffId: IsNull() });
  }

  async #record(
    tx: Queryable,
    acting: Acting,
    previous: RestaurantInfoView,
    current: RestaurantInfoView,
  ): Promise<void> {
    // The open state's version is none of what was edited, and what is missing and where the door is follow from it.
    const { before, after } = changedFields(previous, {
      ...current,
      door: undefined,
      infoVersion: undefined,
      openingNeeds: undefined,
      version: previous.version,
    });
    if (Object.keys(after).length === 0) return;
    const target = { kind: 'restaurant' as const, id: previous.id, name: previous.name };
    await this.audit.write(tx, acting, { action: 'restaurant_edited', target, before, after });
  }
}
