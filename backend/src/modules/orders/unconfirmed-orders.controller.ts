import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { OrderView, UnconfirmedOrderView } from '../../contracts/orders/order-views.ts';
import { Public } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { Limited } from '../../limits/limited.ts';
import { PlaceGuestOrder } from './place-guest-order.ts';
import { ConfirmOrderDto } from './unconfirmed/unconfirmed.dto.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

@ApiTags('orders')
@Controller('api/unconfirmed-orders')
export class UnconfirmedOrdersController {
  constructor(private readonly placeGuestOrder: PlaceGuestOrder) {}

  @Get(':id')
  @Public()
  @Answers('UnconfirmedOrder')
  @Refuses('not_found')
  read(@Param('id') id: string): Promise<UnconfirmedOrderView> {
    return this.placeGuestOrder.read(uuidOf(id));
  }

  /** Places the order. A call of its own, since programs that check e-mails follow links. */
  @Post(':id/confirm')
  @HttpCode(200)
  @Public()
  @Limited('confirming_address')
  @Answers('Order')
  @Refuses(
    'validation_failed',
    'not_found',
    'restaurant_closed',
    'item_unavailable',
    'minimum_order',
    'price_changed',
    'kitchen_full',
  )
  async confirm(
    @Param('id') id: string,
    @Body() { token }: ConfirmOrderDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<OrderView> {
    return (await this.placeGuestOrder.confirm(uuidOf(id), token, ip)).order;
  }
}

/** What cannot be an id names nothing. */
function uuidOf(text: string): string {
  if (!UUID.test(text)) throw new ProblemError('not_found');
  return text;
}
