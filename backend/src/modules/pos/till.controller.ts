import { randomUUID } from 'node:crypto';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { TillDeliveryView, TillResendView, TillTestView } from '../../contracts/restaurants/pos.ts';
import { CurrentAccount, Roles } from '../../access/access.ts';
import { IdParam } from '../../http/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { Limited } from '../../limits/limited.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { toMoney } from '../../money/money.ts';
import { ResendToTill } from './resend-to-till.ts';
import { SecretBox } from './secret-box.ts';
import { TillClient } from './till-client.ts';
import { type DeliveryRow, TillDeliveryRepository } from './till-delivery.repository.ts';
import { writeTillTest } from './till-message.ts';

@ApiTags('own restaurant')
@Controller('api/restaurant')
@Roles('restaurant')
export class TillController {
  constructor(
    private readonly deliveries: TillDeliveryRepository,
    private readonly resends: ResendToTill,
    private readonly client: TillClient,
    private readonly secrets: SecretBox,
  ) {}

  /** What is not settled first, then the newest. */
  @Get('till-deliveries')
  @Answers(['TillDelivery'])
  async list(@CurrentAccount() { accountId }: SessionAccount): Promise<TillDeliveryView[]> {
    return (await this.deliveries.list(accountId)).map(toView);
  }

  @Post('till-deliveries/resend')
  @HttpCode(200)
  @Answers('TillResend')
  async resendAll(@CurrentAccount() { accountId }: SessionAccount): Promise<TillResendView> {
    return { resent: await this.resends.executeAll(accountId) };
  }

  @Post('till-deliveries/:id/resend')
  @HttpCode(200)
  @Answers('TillDelivery')
  @Refuses('not_found', 'not_resendable')
  async resend(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() deliveryId: number,
  ): Promise<TillDeliveryView> {
    return toView(await this.resends.executeOne(accountId, deliveryId));
  }

  /** Calls the till with nothing in it but the question whether it understands. */
  @Post('pos/test')
  @HttpCode(200)
  @Limited('till_test_account')
  @Answers('TillTest')
  @Refuses('too_many_requests')
  async test(@CurrentAccount() { accountId }: SessionAccount): Promise<TillTestView> {
    const till = await this.deliveries.findTill(accountId);
    const key = till?.key ? this.secrets.open(till.key) : null;
    if (!till?.url || key === null) return { failure: 'no_till', httpStatus: null, durationMs: 0 };
    const id = randomUUID();
    const startedMs = performance.now();
    const outcome = await this.client.call({ url: till.url, key }, { kind: 'test', id, body: writeTillTest(id) });
    return {
      failure: outcome.isHeard ? null : outcome.failure,
      httpStatus: outcome.httpStatus,
      durationMs: Math.round(performance.now() - startedMs),
    };
  }
}

function toView(row: DeliveryRow): TillDeliveryView {
  return {
    id: row.id,
    orderId: row.order_id,
    kind: row.kind,
    state: row.state,
    total: toMoney(row.charged_cents),
    payment: row.payment,
    tries: row.tries,
    failure: row.failure,
    httpStatus: row.http_status,
    createdAt: row.created_at.toISOString(),
    lastTriedAt: row.last_tried_at?.toISOString() ?? null,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  };
}
