import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import type { Language } from '../../../contracts/constants.ts';
import { minAgeOf } from '../../../contracts/menus/strictest-age.ts';
import { cookingStart } from '../../../contracts/orders/planned-order.ts';
import type { OrderView } from '../../../contracts/orders/order-views.ts';
import { metersBetween } from '../../../contracts/places/geometry.ts';
import { toOrderChanged } from '../../../events/outbox/outbox-rows.ts';
import { Relay } from '../../../events/relay.ts';
import { findPostcode } from '../../../geography/postcodes.ts';
import { ProblemError } from '../../../http/problem.ts';
import { QuarterCap } from '../../capacity/quarter-cap.ts';
import { doorOf } from '../../delivery/door.ts';
import { OrderRepository } from '../order/order.repository.ts';
import type { OrderBasisRow } from '../order/order.rows.ts';
import { NO_WISHES, type OrderWishes, type SentWishes, WISHES } from '../../../contracts/orders/order-wishes.ts';
import type { GuestContactRequest, PlaceOrderRequest } from '../../../contracts/http/requests.gen.ts';
import type { PlaceOrderDto } from '../order/order.dto.ts';
import { newHandoverCode } from './handover-code.ts';
import { type OrderTerms } from './order-terms.ts';
import { readPlace, type SentPlace } from './read-place.ts';
import { assertSchedulable, readSchedule } from './order.schedule.ts';
import { toOrderView } from '../order/order.view.ts';
import type { NewOrder } from '../order/order.writes.ts';
import { PlacedOrders, toPlacedRow } from '../order/placed-orders.ts';
import { assertExpectedPrices, PriceCart, type PricedCart, readTip } from './price-cart.ts';

/** Either an account, signed in by a session, or a guest's contact. */
export interface Orderer {
  userId: number | null;
  sessionId: string | null;
  contact: GuestContactRequest | null;
  /** In which the customer is written to. */
  language: Language;
}

export interface Placed {
  order: OrderView;
  /** False when the idempotency key had already made this order. */
  isNew: boolean;
}

@Injectable()
export class PlaceOrder {
  readonly #acceptDeadlineSeconds: number;

  constructor(
    private readonly orders: OrderRepository,
    private readonly prices: PriceCart,
    private readonly placed: PlacedOrders,
    private readonly cap: QuarterCap,
    private readonly relay: Relay,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#acceptDeadlineSeconds = environment.acceptDeadlineSeconds;
  }

  /**
   * Places one order, once per idempotency key. `admit` is asked when all is sound and nothing is written yet; what it
   * throws keeps the order back.
   *
   * @throws ProblemError `not_found`, `restaurant_closed`, `item_unavailable`, `minimum_order`, `price_changed`,
   * `kitchen_full`, `out_of_area`, `idempotency_key_reused`, `validation_failed`, `unauthenticated` when the session
   * has ended.
   */
  async execute(
    by: Orderer,
    request: PlaceOrderRequest,
    idempotencyKey: string | null,
    admit: (() => Promise<void>) | null = null,
    isRetry = false,
  ): Promise<Placed> {
    const tipCents = readTip(request.tip);
    const place = readPlace(request);
    const requestHash = idempotencyKey === null ? null : hashOf(request, place, by, tipCents);
    const scheduledFor = readSchedule(request.scheduledFor);
    const { userId, sessionId } = by;
    const [standing, basis] = await Promise.all([
      this.orders.findStanding(request.restaurantId, { userId, sessionId, idempotencyKey }),
      this.prices.find(request.restaurantId, request.items, place.postcode),
    ]);
    if (standing === null || basis === null) {
      const isOver = sessionId !== null && (await this.orders.isSessionOver(sessionId));
      throw new ProblemError(isOver ? 'unauthenticated' : 'not_found');
    }
    const { isOpen, existingId, existingHash } = standing;
    if (existingId !== null) return this.#repeat(existingId, existingHash, requestHash);

    const terms = this.prices.terms(basis, request.fulfilment, place);
    if (terms.fulfilment === 'delivery' && place.text === null) {
      throw ProblemError.field('deliveryAddress', 'required');
    }
    if (!isOpen && scheduledFor === null) throw new ProblemError('restaurant_closed');
    const answersInSeconds =
      scheduledFor === null ? 0 : await this.#checkTime(request.restaurantId, isOpen, terms, scheduledFor);
    const cart = this.prices.price(request.restaurantId, basis, terms, request.items, tipCents);
    assertExpectedPrices(cart, request.items, request.totalPrice);
    if (cart.price.subtotalCents < terms.minimumOrderCents) {
      throw new ProblemError('minimum_order', { values: { minimumOrder: { cents: terms.minimumOrderCents } } });
    }

    const age = minAgeOf(cart.lines.map(({ minAge }) => minAge));
    if (age !== null && request.ageConfirmed !== true)
      throw ProblemError.field('ageConfirmed', 'age_required', { age });

    if (admit !== null) await admit();
    const order = this.#complete(
      by,
      request,
      place,
      cart,
      { idempotencyKey, requestHash, scheduledFor },
      answersInSeconds,
    );
    const { placed: inserted, event } = basis.isCapped
      ? await this.cap.admit(order.order, (tx) => this.orders.insert(order, tx))
      : { placed: await this.orders.insert(order), event: null };
    if (!inserted) {
      // Either the key was used meanwhile, which the next try finds, or the account is gone.
      if (idempotencyKey === null || isRetry) throw new ProblemError('unauthenticated');
      return this.execute(by, request, idempotencyKey, null, true);
    }
    const row = toPlacedRow(order, basis, inserted);
    this.placed.keep(row);
    const placedEvent = toOrderChanged({
      ...row,
      id: inserted.eventId,
      orderId: row.id,
      previousStatus: null,
      previousRiderId: null,
      at: row.createdAt,
      actor: 'customer',
    });
    this.relay.kick([placedEvent, ...(event === null ? [] : [event])]);
    return { order: toOrderView(row, 'owner'), isNew: true };
  }

  /**
   * An order for later is to be answered when its kitchen begins with it: in how many seconds that is. A closed kitchen takes
   * orders for when it is open again, and answers them then.
   *
   * @throws ProblemError `validation_failed` on `scheduledFor`, `restaurant_closed` when nobody knows until when.
   */
  async #checkTime(restaurantId: number, isOpenNow: boolean, terms: OrderTerms, scheduledFor: Date): Promise<number> {
    const cookingFrom = cookingStart(scheduledFor, terms.leadMinutes);
    const { isOpen, opensAt, cooksFrom } = await this.orders.findOpening(restaurantId, scheduledFor, cookingFrom);
    if (!isOpenNow && opensAt === null) throw new ProblemError('restaurant_closed');
    assertSchedulable(scheduledFor, terms.minutes.min);
    if (!isOpen) throw ProblemError.field('scheduledFor', 'outside_hours');
    const answersAtMs = Math.max((cooksFrom ?? cookingFrom).getTime(), isOpenNow ? 0 : (opensAt?.getTime() ?? 0));
    return Math.max(0, Math.ceil((answersAtMs - Date.now()) / 1_000));
  }

  #complete(
    by: Orderer,
    request: PlaceOrderRequest,
    place: SentPlace,
    cart: PricedCart,
    once: { idempotencyKey: string | null; requestHash: string | null; scheduledFor: Date | null },
    answersInSeconds: number,
  ): NewOrder {
    const { fulfilment, leadMinutes, minutes } = cart.terms;
    return {
      order: {
        ...once,
        ...cart.price,
        userId: by.userId,
        language: by.language,
        restaurantId: request.restaurantId,
        ...{ fulfilment, leadMinutes, deliveryAddress: place.text, postal: place.postal },
        distanceMeters: metersTo(place, cart.basis),
        handoverCode: fulfilment === 'pickup' ? newHandoverCode() : null,
        ...toWishes(request),
        // It is for the driver, whom a pick-up has not.
        ...(fulfilment === 'pickup' && { deliveryNotes: null }),
        paymentMethod: request.paymentMethod,
        // Without a POS nobody could take the money before the door.
        paymentStatus: request.paymentMethod === 'restaurant_pos' && cart.basis.hasPos ? 'pending' : 'due',
      },
      contact: by.contact,
      estimateFromMinutes: minutes.min,
      estimateToMinutes: minutes.max,
      acceptDeadlineSeconds: answersInSeconds + this.#acceptDeadlineSeconds,
      lines: cart.lines,
    };
  }

  async #repeat(orderId: number, hash: string | null, requestHash: string | null): Promise<Placed> {
    if (hash !== requestHash) throw new ProblemError('idempotency_key_reused');
    return { order: await this.read(orderId), isNew: false };
  }

  /** As its owner sees it. @throws ProblemError `not_found`. */
  async read(orderId: number): Promise<OrderView> {
    const row = await this.orders.find(orderId);
    if (!row) throw new ProblemError('not_found');
    return toOrderView(row, 'owner');
  }
}

/** From the restaurant's point to that of the postcode. */
function metersTo({ postcode }: SentPlace, basis: OrderBasisRow): number | null {
  const there = postcode === null ? null : findPostcode(postcode);
  if (there === null) return null;
  const { restaurantLatitude: latitude, restaurantLongitude: longitude } = basis;
  const door = doorOf({ latitude, longitude, address: basis.restaurantAddress, city: basis.restaurantCity });
  return metersBetween(door, there);
}

/** The same body gives the same hash: fields in a fixed order, unknown ones left out. */
function hashOf(request: PlaceOrderRequest, place: SentPlace, by: Orderer, tipCents: number): string {
  const { notes, deliveryNotes, wantsReusable, ...wishes } = Object.fromEntries(
    WISHES.map((wish) => [wish, request[wish]]),
  );
  const canonical = [
    request.restaurantId,
    request.items.map((item) => [
      item.menuItemId,
      item.quantity,
      item.price ?? null,
      item.notes ?? null,
      item.optionIds ?? [],
    ]),
    place.text,
    request.paymentMethod,
    notes ?? null,
    request.totalPrice ?? null,
    deliveryNotes ?? null,
    wantsReusable ?? false,
    request.scheduledFor ?? null,
    by.contact && [by.contact.name, by.contact.email, by.contact.phone],
    // Without one nothing, so that a request from before there were tips is still known; and so with every later wish.
    ...(tipCents > 0 ? [tipCents] : []),
    ...(request.fulfilment === 'pickup' ? [request.fulfilment] : []),
    ...Object.entries(wishes).filter(([, said]) => said !== undefined && said !== null),
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}

/** What is blank was not said. The DTO must have each of them: what it does not know is not let in. */
function toWishes(request: Pick<PlaceOrderDto, keyof OrderWishes>): OrderWishes {
  const said = WISHES.filter((wish) => isSaid(request[wish])).map((wish) => [wish, request[wish]]);
  return { ...NO_WISHES, ...(Object.fromEntries(said) as Partial<OrderWishes>) };
}

function isSaid(wish: SentWishes[keyof SentWishes]): boolean {
  return typeof wish === 'string' ? wish.trim() !== '' : wish !== undefined && wish !== null;
}
