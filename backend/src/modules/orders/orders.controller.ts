import { Body, Controller, Get, Headers, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiQuery, type ApiQueryOptions, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  OrderStatusChangeView,
  OrderView,
  UnconfirmedOrderView,
  QuoteView,
  ReorderView,
  RestaurantOrderView,
} from '../../contracts/orders/order-views.ts';
import type { Language } from '../../contracts/constants.ts';
import { languageOf } from '../../http/input/accept-language.ts';
import {
  ConfirmsSession,
  CurrentAccount,
  CurrentActing,
  KitchenStaff,
  NeedsRight,
  Public,
  Roles,
} from '../../access/access.ts';
import { TakesMore } from '../../http/bodies/body-budget.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { readIdempotencyKey } from '../../http/input/idempotency-key.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { beforeIdOf, limitOf, PageDto, Links, PageLinks } from '../../http/input/pagination.ts';
import { ProblemError } from '../../http/problem.ts';
import { Limits } from '../../limits/limits.ts';
import type { Acting } from '../../access/acting.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { ChangeStatus } from './status/change-status.ts';
import { MoveAsAdmin } from './status/move-as-admin.ts';
import { viewerOf } from './order/order.access.ts';
import { ChangeStatusDto, ClaimDto, PlaceOrderDto, QuoteDto } from './order/order.dto.ts';
import { OrderRepository } from './order/order.repository.ts';
import { toOrderView, toRestaurantOrderView } from './order/order.view.ts';
import { type Orderer, type Placed, PlaceOrder } from './placing/place-order.ts';
import { readPlace } from './placing/read-place.ts';
import { Reorder } from './placing/reorder.ts';
import { PriceCart, readTip, toQuote } from './placing/price-cart.ts';
import { PlaceGuestOrder } from './place-guest-order.ts';

/** Each with its notes and fifty options. */
const A_HUNDRED_LINES = { kib: 128, nodes: 8_000 };

@ApiTags('orders')
@Controller('api')
export class OrdersController {
  constructor(
    private readonly orders: OrderRepository,
    private readonly placeOrder: PlaceOrder,
    private readonly statusChanges: ChangeStatus,
    private readonly prices: PriceCart,
    private readonly reorder: Reorder,
    private readonly moveAsAdmin: MoveAsAdmin,
    private readonly placeGuestOrder: PlaceGuestOrder,
    private readonly limits: Limits,
  ) {}

  /** 201 for a new order, 200 when the idempotency key had already made it, 202 for one that its guest has to confirm. */
  @Post('orders')
  @TakesMore(A_HUNDRED_LINES)
  @Public()
  @ConfirmsSession()
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'The same key and body give the same order.' })
  @Answers({
    201: 'Order',
    200: { body: 'Order', description: 'The order that this key made before.' },
    202: { body: 'UnconfirmedOrder', description: 'Waits for the link in an e-mail to the guest.' },
  })
  @Refuses(
    'validation_failed',
    'restaurant_closed',
    'item_unavailable',
    'minimum_order',
    'price_changed',
    'kitchen_full',
    'idempotency_key_reused',
    'too_many_requests',
    'unavailable',
  )
  async place(
    @CurrentAccount() account: SessionAccount | null,
    @Body() body: PlaceOrderDto,
    @Headers('idempotency-key') key: string | undefined,
    @Headers('accept-language') languages: string | undefined,
    @Req() { ip }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderView | UnconfirmedOrderView> {
    const language = languageOf(languages);
    const once = readIdempotencyKey(key);
    const placed = await this.#place(ordererOf(account, body, language), body, once, ip).catch((error: unknown) => {
      const isOver = account !== null && error instanceof ProblemError && error.code === 'unauthenticated';
      // Whose session has just ended orders as everybody does who has none: as a guest who says how to be reached.
      if (isOver) return this.#place(ordererOf(null, body, language), body, once, ip);
      throw error;
    });
    if ('unconfirmedId' in placed) {
      void reply.status(202);
      return placed;
    }
    if (!placed.isNew) void reply.status(200);
    return placed.order;
  }

  async #place(
    by: Orderer,
    request: PlaceOrderDto,
    idempotencyKey: string | null,
    ip: string,
  ): Promise<Placed | UnconfirmedOrderView> {
    const { userId, contact, language } = by;
    if (contact !== null) return this.placeGuestOrder.execute({ contact, request, idempotencyKey, language, ip });
    return this.placeOrder.execute(by, request, idempotencyKey, () =>
      this.limits.consume('order_account', String(userId)),
    );
  }

  @Post('orders/quote')
  @TakesMore(A_HUNDRED_LINES)
  @HttpCode(200)
  @Public()
  @Answers('Quote')
  @Refuses('validation_failed')
  async quote(@Body() body: QuoteDto): Promise<QuoteView> {
    const tipCents = readTip(body.tip);
    const place = readPlace(body);
    const basis = await this.prices.read(body.restaurantId, body.items, place.postcode);
    const terms = this.prices.terms(basis, body.fulfilment, place);
    return toQuote(this.prices.price(body.restaurantId, basis, terms, body.items, tipCents));
  }

  @Get('orders/:id')
  @Public()
  @ApiQuery(tokenQuery("The guest's token, or the share link's."))
  @Answers('Order')
  @Refuses('not_found')
  async read(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount | null,
    @Query('t') token: unknown,
  ): Promise<OrderView> {
    const row = await this.orders.find(orderId);
    const viewer = row && viewerOf(row, account, readToken(token));
    if (!viewer) throw new ProblemError('not_found');
    return toOrderView(row, viewer);
  }

  @Get('my-orders')
  @Roles('customer')
  @Answers(['Order'])
  @Refuses('validation_failed')
  async listMine(
    @CurrentAccount() account: SessionAccount,
    @Query() page: PageDto,
    @Links() links: PageLinks,
  ): Promise<OrderView[]> {
    const read = await this.orders.listOfCustomer(account.accountId, limitOf(page) + 1, beforeIdOf(page));
    return links.cut(read, page).map((row) => toOrderView(row, 'owner'));
  }

  @Get('restaurant/orders')
  @KitchenStaff()
  @Roles('restaurant')
  @Answers(['RestaurantOrder'])
  @Refuses('validation_failed')
  async listOfRestaurant(
    @CurrentAccount() account: SessionAccount,
    @Query() page: PageDto,
    @Links() links: PageLinks,
  ): Promise<RestaurantOrderView[]> {
    const read = await this.orders.listOfRestaurant(account.accountId, limitOf(page) + 1, beforeIdOf(page));
    return links.cut(read, page).map(toRestaurantOrderView);
  }

  /** By the customer's session, or by the guest's token (`?t=`). */
  @Post('orders/:id/cancel')
  @HttpCode(200)
  @Public()
  @ApiQuery(tokenQuery("The guest's token."))
  @Answers('OrderStatusChange')
  @Refuses('not_found', 'invalid_transition')
  async cancel(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount | null,
    @Query('t') token: unknown,
  ): Promise<OrderStatusChangeView> {
    const guestToken = readGuestToken(account, token);
    return this.statusChanges.execute({
      orderId,
      to: 'cancelled',
      actor: 'customer',
      actorId: account?.accountId ?? null,
      reason: 'customer_request',
      ...(guestToken === undefined ? {} : { guestToken }),
    });
  }

  /** Takes a guest's order over into the account that was made from it. */
  @Post('orders/:id/claim')
  @HttpCode(200)
  @Roles('customer')
  @Answers('Order')
  @Refuses('validation_failed', 'not_found')
  async claim(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @Body() body: ClaimDto,
  ): Promise<OrderView> {
    const isClaimed = await this.orders.claim(orderId, account.accountId, body);
    const row = isClaimed ? await this.orders.find(orderId) : null;
    if (!row) throw new ProblemError('not_found');
    return toOrderView(row, 'owner');
  }

  /** By the customer's session, or by the guest's token (`?t=`). */
  @Post('orders/:id/reorder')
  @HttpCode(200)
  @Public()
  @ApiQuery(tokenQuery("The guest's token."))
  @Answers('Reorder')
  @Refuses('not_found')
  async makeCart(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount | null,
    @Query('t') token: unknown,
  ): Promise<ReorderView> {
    return this.reorder.execute(orderId, account, readGuestToken(account, token));
  }

  @Put('restaurant/orders/:id/status')
  @ConfirmsSession()
  @KitchenStaff()
  @Roles('restaurant', 'admin')
  @NeedsRight('cancel_orders')
  @Answers('OrderStatusChange')
  @Refuses('validation_failed', 'not_found', 'invalid_transition', 'version_conflict')
  async changeStatus(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount,
    @CurrentActing() acting: Acting,
    @Body() body: ChangeStatusDto,
  ): Promise<OrderStatusChangeView> {
    if (account.role === 'admin') return this.moveAsAdmin.execute(orderId, account, acting, body);
    const { status, ...rest } = body;
    return this.statusChanges.execute({
      orderId,
      to: status,
      actor: 'restaurant',
      actorId: account.accountId,
      staffId: account.staffId,
      sessionId: account.sessionId,
      ...rest,
    });
  }
}

/** @throws ProblemError `unauthenticated` without session and contact, `forbidden` for restaurants and admins. */
function ordererOf(account: SessionAccount | null, body: PlaceOrderDto, language: Language): Orderer {
  if (account) {
    if (account.role !== 'customer') throw new ProblemError('forbidden');
    return { userId: account.accountId, sessionId: account.sessionId, contact: null, language };
  }
  if (!body.contact) throw new ProblemError('unauthenticated');
  return { userId: null, sessionId: null, contact: body.contact, language };
}

function tokenQuery(description: string): ApiQueryOptions {
  return { name: 't', required: false, schema: { type: 'string', format: 'uuid' }, description };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What cannot be a token is none. */
function readToken(token: unknown): string | undefined {
  return typeof token === 'string' && UUID.test(token) ? token : undefined;
}

/**
 * Of what only whoever ordered may do.
 *
 * @throws ProblemError `unauthenticated` without session and token, `forbidden` for restaurants and admins.
 */
function readGuestToken(account: SessionAccount | null, token: unknown): string | undefined {
  const guestToken = readToken(token);
  if (!account && guestToken === undefined) throw new ProblemError('unauthenticated');
  if (account && account.role !== 'customer') throw new ProblemError('forbidden');
  return guestToken;
}
