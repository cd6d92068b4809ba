import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../database/connection/database.ts';
import { centsOf } from '../../../money/euro-amount.ts';
import type { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { type FieldIssue, ProblemError } from '../../../http/problem.ts';
import { parseDeliveryTime } from '../../../contracts/restaurants/delivery-time.ts';
import type { OwnInfoRequest } from '../../../contracts/http/requests.gen.ts';
import { pick } from '../../../database/sql/pick.ts';
import type { EventOf } from '../../../events/outbox/domain-event.ts';
import { OutboxRepository } from '../../../events/outbox/outbox.repository.ts';
import { Relay } from '../../../events/relay.ts';
import { announceTerms } from '../../../events/terms.ts';
import { reckonPostcodes } from '../../delivery/reckon-postcodes.ts';
import { RestaurantRepository } from './restaurant.repository.ts';

@Injectable()
export class ChangeInfo {
  constructor(
    private readonly database: Database,
    private readonly restaurants: RestaurantRepository,
    private readonly outbox: OutboxRepository,
    private readonly relay: Relay,
  ) {}

  /** @throws ProblemError as `executeWithin`, and `not_found`. */
  async execute(restaurantId: number, body: OwnInfoRequest): Promise<void> {
    const event = await this.database.transaction(async (tx) => {
      const current = await this.restaurants.lockInfo(tx, restaurantId);
      if (current === null) throw new ProblemError('not_found');
      return this.executeWithin(tx, current, body);
    });
    if (event !== null) this.relay.kick([event]);
  }

  /**
   * Of a locked restaurant. What guests are to hear of comes back: the caller kicks the relay after its commit.
   *
   * @throws ProblemError `validation_failed` when the delivery time is none, or when what the law asks of a restaurant that
   * sells would be emptied.
   */
  async executeWithin(tx: Transaction, current: Restaurant, body: OwnInfoRequest): Promise<EventOf<'terms'> | null> {
    const { name, description, address, phone, category, legalName, deliveryFee, minimumOrder, vatId } = body;
    const { offersPickup, pickupMinutes, pickupMinimum, latitude, longitude } = body;
    const issues = current.reviewStatus === 'approved' ? emptied(current, { legalName, vatId, phone }) : [];
    if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
    const change = {
      ...given({ name, description, address, phone, category, legalName }),
      ...given({ vatId: vatId?.replace(/\s/g, '').toUpperCase() ?? vatId }),
      ...(body.traderDeclaration && current.traderDeclaredAt === null && { traderDeclaredAt: new Date() }),
      ...given({ offersPickup, pickupMinutes, latitude, longitude }),
      ...(pickupMinimum !== undefined && { pickupMinimumCents: centsOf(pickupMinimum) }),
      ...(deliveryFee !== undefined && { deliveryFeeCents: centsOf(deliveryFee) }),
      ...(minimumOrder !== undefined && { minimumOrderCents: centsOf(minimumOrder) }),
      ...(body.deliveryTime !== undefined && readDeliveryTime(body.deliveryTime)),
    };
    const changed = { ...pick(current, 'id', 'city', ...DOOR, ...TERMS), ...change };
    if ((changed.latitude === null) !== (changed.longitude === null)) {
      throw ProblemError.field(changed.latitude === null ? 'latitude' : 'longitude', 'required');
    }
    await this.restaurants.changeInfo(tx, current, change);
    const differs = (key: (typeof DOOR | typeof TERMS)[number]) => changed[key] !== current[key];
    if (DOOR.some(differs)) await reckonPostcodes(tx.manager, changed);
    return TERMS.some(differs) || DOOR.some(differs)
      ? announceTerms(tx, this.outbox, { ...changed, infoVersion: current.infoVersion + 1 })
      : null;
  }
}

/** What decides which places its areas hold. */
const DOOR = ['address', 'latitude', 'longitude'] as const satisfies (keyof Restaurant)[];
/** What guests see of what it costs and takes. */
const TERMS = [
  ...(['deliveryFeeCents', 'minimumOrderCents', 'deliveryMinMinutes', 'deliveryMaxMinutes'] as const),
  ...(['offersPickup', 'pickupMinutes', 'pickupMinimumCents'] as const),
] as const satisfies (keyof Restaurant)[];

const KEPT = ['legalName', 'vatId', 'phone'] as const;

/** The fields that would lose what they have. */
function emptied(current: Restaurant, change: Record<(typeof KEPT)[number], string | null | undefined>): FieldIssue[] {
  return KEPT.filter((field) => change[field] !== undefined && !change[field] && current[field] !== null).map(
    (field) => ({ field, code: 'needed_to_sell' }),
  );
}

function readDeliveryTime(text: string): Pick<Restaurant, 'deliveryMinMinutes' | 'deliveryMaxMinutes'> {
  const minutes = parseDeliveryTime(text);
  if (minutes === null) throw ProblemError.field('deliveryTime', 'invalid_format');
  return { deliveryMinMinutes: minutes.min, deliveryMaxMinutes: minutes.max };
}

/** Without what was left out. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
