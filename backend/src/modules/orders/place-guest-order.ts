import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../contracts/constants.ts';
import type { UnconfirmedOrderView } from '../../contracts/orders/order-views.ts';
import type { GuestContactRequest, PlaceOrderRequest } from '../../contracts/http/requests.gen.ts';
import { ProblemError } from '../../http/problem.ts';
import { writeConfirmationMail } from './unconfirmed/confirmation-mail.ts';
import { Mailer } from '../../mail/mailer.ts';
import { type Placed, PlaceOrder } from './placing/place-order.ts';
import { type Guest, GuestOrderLimits } from './unconfirmed/guest-order-limits.ts';
import { UnconfirmedRepository, type UnconfirmedRow } from './unconfirmed/unconfirmed.repository.ts';
import { toUnconfirmedView } from './unconfirmed/unconfirmed.view.ts';

/** Where no mail server is set up nobody could confirm anything. */
const RETRY_WITHOUT_MAIL_SECONDS = 3_600;

class NotOrdinary extends Error {}

interface GuestOrder {
  contact: GuestContactRequest;
  request: PlaceOrderRequest;
  idempotencyKey: string | null;
  language: Language;
  ip: string;
}

/**
 * Guests' orders. One of somebody who orders as nobody does, by mailbox, phone number, address or restaurant, is kept back
 * until the link in an e-mail is followed: the mailbox is theirs then, and the kitchen cooks for somebody.
 */
@Injectable()
export class PlaceGuestOrder {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly limits: GuestOrderLimits,
    private readonly unconfirmed: UnconfirmedRepository,
    private readonly mailer: Mailer,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Throws as `PlaceOrder`, and `too_many_requests`, `unavailable` when the e-mail cannot be sent. */
  async execute(order: GuestOrder): Promise<Placed | UnconfirmedOrderView> {
    const { contact, request, language, ip } = order;
    const guest = { contact, restaurantId: request.restaurantId, ip };
    const orderer = { userId: null, sessionId: null, contact, language };
    try {
      return await this.placeOrder.execute(orderer, request, order.idempotencyKey, async () => {
        if (!(await this.limits.isOrdinary(guest))) throw new NotOrdinary();
      });
    } catch (error) {
      if (error instanceof NotOrdinary) return toUnconfirmedView(await this.#keepBack(order, guest));
      throw error;
    }
  }

  /** @throws ProblemError `not_found`. */
  async read(id: string): Promise<UnconfirmedOrderView> {
    return toUnconfirmedView(await this.#get(id));
  }

  /** Twice gives the same order. Throws as `PlaceOrder`, and `not_found` for a wrong token and for what has expired. */
  async confirm(id: string, token: string, ip: string): Promise<Placed> {
    const row = await this.#get(id);
    const isOver = row.request === null || row.expiresAt.getTime() <= Date.now();
    if (!this.#isToken(id, token) || (isOver && row.orderId === null)) throw new ProblemError('not_found');
    if (row.orderId !== null) return { order: await this.placeOrder.read(row.orderId), isNew: false };
    const { request } = row;
    const contact = request?.contact;
    if (request === null || contact === undefined) throw new ProblemError('not_found');
    const orderer = { userId: null, sessionId: null, contact, language: languageOf(row) };
    const placed = await this.placeOrder.execute(orderer, request, row.idempotencyKey);
    await this.unconfirmed.confirm(id, placed.order.id);
    await this.limits.remember({ contact, restaurantId: request.restaurantId, ip });
    return placed;
  }

  /** Once for each idempotency key, and then without a second e-mail. */
  async #keepBack({ request, contact, idempotencyKey, language }: GuestOrder, guest: Guest): Promise<UnconfirmedRow> {
    const held = idempotencyKey === null ? null : await this.unconfirmed.findByKey(idempotencyKey);
    if (held !== null) return held;
    await this.limits.assertMayAsk(guest);
    const id = randomUUID();
    const isNew = await this.unconfirmed.add({ id, request, language, idempotencyKey: idempotencyKey ?? id });
    if (!isNew && idempotencyKey !== null) return this.#getByKey(idempotencyKey);
    const row = await this.#get(id);
    try {
      await this.#ask(row, contact.email);
    } catch (error) {
      await this.unconfirmed.remove(id);
      throw error;
    }
    return row;
  }

  async #ask(row: UnconfirmedRow, to: string): Promise<void> {
    const url = `${this.environment.publicUrl}/order/${row.id}#${this.#tokenOf(row.id)}`;
    const mail = writeConfirmationMail({ restaurant: row.restaurantName, language: languageOf(row), url });
    const id = `unconfirmed-${row.id}`;
    const isSent = await this.mailer.send({ ...mail, to, id, thread: id }).catch(() => {
      throw new ProblemError('unavailable', { retryAfterSeconds: 30 });
    });
    if (!isSent) throw new ProblemError('too_many_requests', { retryAfterSeconds: RETRY_WITHOUT_MAIL_SECONDS });
  }

  async #get(id: string): Promise<UnconfirmedRow> {
    const row = await this.unconfirmed.find(id);
    if (row === null) throw new ProblemError('not_found');
    return row;
  }

  async #getByKey(idempotencyKey: string): Promise<UnconfirmedRow> {
    const row = await this.unconfirmed.findByKey(idempotencyKey);
    if (row === null) throw new ProblemError('not_found');
    return row;
  }

  /** Made from the id, so that no table holds it; only the e-mail does. */
  #tokenOf(id: string): string {
    return createHmac('sha256', this.environment.sessionSecret).update(`confirm order ${id}`).digest('base64url');
  }

  #isToken(id: string, token: string): boolean {
    const right = Buffer.from(this.#tokenOf(id));
    const given = Buffer.from(token);
    return right.length === given.length && timingSafeEqual(right, given);
  }
}

function languageOf({ language }: UnconfirmedRow): Language {
  return LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE;
}
