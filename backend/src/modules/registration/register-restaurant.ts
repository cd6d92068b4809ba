import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import type { Language } from '../../contracts/constants.ts';
import { DEFAULT_PLAN, PLAN_PRICE_CENTS } from '../../contracts/restaurants/plans.ts';
import { Database } from '../../database/connection/database.ts';
import type { EventOf } from '../../events/outbox/domain-event.ts';
import { OutboxRepository } from '../../events/outbox/outbox.repository.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { AccountEmails, emailTaken } from '../auth/accounts/account-emails.ts';
import { PasswordHasher } from '../auth/passwords/password-hasher.ts';
import { checkPassword } from '../auth/passwords/password-policy.ts';
import { FetchPictures } from '../images/fetch-pictures.ts';
import { SecretBox } from '../pos/protocol/secret-box.ts';
import type { RegisterRestaurantDto } from './registration.dto.ts';
import { type NewRestaurant, RegistrationRepository } from './registration.repository.ts';
import { readTerms, type Terms } from './registration.rules.ts';

export interface Registered {
  restaurant: Restaurant;
  /** False when the idempotency key had already registered it. */
  isNew: boolean;
}

/** Whoever registers may log in and prepare; the restaurant is inactive and closed until an admin approves it. */
@Injectable()
export class RegisterRestaurant {
  readonly #mayPosBePrivate: boolean;

  constructor(
    private readonly database: Database,
    private readonly registrations: RegistrationRepository,
    private readonly emails: AccountEmails,
    private readonly hasher: PasswordHasher,
    private readonly secrets: SecretBox,
    private readonly outbox: OutboxRepository,
    private readonly relay: Relay,
    private readonly pictures: FetchPictures,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#mayPosBePrivate = environment.posNetwork === 'any';
  }

  /** @throws ProblemError `validation_failed`, `password_too_common`, `email_taken`, `idempotency_key_reused`. */
  async execute(body: RegisterRestaurantDto, language: Language, key: string | null): Promise<Registered> {
    const { terms, issues } = readTerms(body, this.#mayPosBePrivate);
    if (issues.length > 0) throw new ProblemError('validation_failed', { issues: [...issues] });
    checkPassword(body.password, 'restaurant', body);
    const earlier = key === null ? null : await this.#findEarlier(key, body);
    if (earlier !== null) return { restaurant: earlier, isNew: false };
    // Looked at before the hash is computed, since that is the costly part; the insert looks again.
    const added = (await this.emails.isTaken(body.email))
      ? null
      : await this.#add(await this.#complete(body, terms, language, key), body.imageUrl ?? null);
    if (added !== null) {
      this.relay.kick([added.event]);
      return { restaurant: added.restaurant, isNew: true };
    }
    // Taken by somebody else, or by this very request a moment ago.
    const twin = key === null ? null : await this.#findEarlier(key, body);
    if (twin === null) throw emailTaken();
    return { restaurant: twin, isNew: false };
  }

  async #complete(
    body: RegisterRestaurantDto,
    terms: Terms,
    language: Language,
    key: string | null,
  ): Promise<NewRestaurant> {
    return {
      name: body.name,
      email: body.email,
      passwordHash: await this.hasher.hash(body.password),
      city: body.city,
      address: body.address,
      phone: body.phone ?? null,
      description: body.description ?? null,
      category: body.category ?? null,
      deliveryFeeCents: terms.deliveryFeeCents,
      deliveryMinMinutes: terms.delivery.min,
      deliveryMaxMinutes: terms.delivery.max,
      legalName: body.legalName ?? null,
      vatId: body.vatId ?? null,
      isDeclared: body.traderDeclaration ?? false,
      posApiUrl: body.posApiUrl ?? null,
      posApiKey: body.posApiKey ? this.secrets.seal(body.posApiKey) : null,
      subscriptionPlan: body.subscriptionPlan ?? DEFAULT_PLAN,
      language,
      registrationKey: key,
    };
  }

  /** Null when the e-mail or the key was taken meanwhile. */
  #add(
    restaurant: NewRestaurant,
    outsidePicture: string | null,
  ): Promise<{ restaurant: Restaurant; event: EventOf<'review'> } | null> {
    return this.database.transaction(async (tx) => {
      if (!(await this.emails.claim(tx, restaurant.email))) return null;
      const row = await this.registrations.add(tx, restaurant, PLAN_PRICE_CENTS[restaurant.subscriptionPlan]);
      if (row === null) return null;
      if (outsidePicture !== null) await this.pictures.queue(tx, row.id, outsidePicture);
      const payload = { restaurantId: row.id, version: 1, step: 'pending', at: row.createdAt.toISOString() } as const;
      const event = await this.outbox.append(tx, 'review', { payload }, row.createdAt);
      return { restaurant: row, event };
    });
  }

  /** What the key registered before. The password shows that it is the same person who asks again. */
  async #findEarlier(key: string, { email, name, password }: RegisterRestaurantDto): Promise<Restaurant | null> {
    const row = await this.registrations.findByKey(key);
    if (row === null) return null;
    const isSame = row.email === email && row.name === name && (await this.hasher.verify(row.passwordHash, password));
    if (!isSame) throw new ProblemError('idempotency_key_reused');
    return row;
  }
}
