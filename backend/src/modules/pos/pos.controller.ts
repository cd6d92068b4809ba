import { randomUUID } from 'node:crypto';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PosDeliveryView, PosResendView, PosTestView } from '../../contracts/restaurants/pos.ts';
import { CurrentAccount, Roles } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { Limited } from '../../limits/limited.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { toMoney } from '../../money/money.ts';
import { ResendToPos } from './deliveries/resend-to-pos.ts';
import { SecretBox } from './protocol/secret-box.ts';
import { PosClient } from './protocol/pos-client.ts';
import { PosDeliveryRepository } from './deliveries/pos-delivery.repository.ts';
import type { DeliveryRow } from './deliveries/pos-delivery.statements.ts';
import { writePosTest } from './protocol/pos-message.ts';

@ApiTags('own restaurant')
@Controller('api/restaurant')
@Roles('restaurant')
export class PosController {
  constructor(
    private readonly deliveries: PosDeliveryRepository,
    private readonly resends: ResendToPos,
    private readonly client: PosClient,
    private readonly secrets: SecretBox,
  ) {}

  /** What is not settled first, then the newest. */
  @Get('till-deliveries')
  @Answers(['PosDelivery'])
  async list(@CurrentAccount() { accountId }: SessionAccount): Promise<PosDeliveryView[]> {
    return (await this.deliveries.list(accountId)).map(toView);
  }

  @Post('till-deliveries/resend')
  @HttpCode(200)
  @Answers('PosResend')
  async resendAll(@CurrentAccount() { accountId }: SessionAccount): Promise<PosResendView> {
    return { resent: await this.resends.executeAll(accountId) };
  }

  @Post('till-deliveries/:id/resend')
  @HttpCode(200)
  @Answers('PosDelivery')
  @Refuses('not_found', 'not_resendable')
  async resend(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() deliveryId: number,
  ): Promise<PosDeliveryView> {
    return toView(await this.resends.executeOne(accountId, deliveryId));
  }

  /** Calls the POS with nothing in it but the question whether it understands. */
  @Post('pos/test')
  @HttpCode(200)
  @Limited('pos_test_account')
  @Answers('PosTest')
  @Refuses('too_many_requests')
  async test(@CurrentAccount() { accountId }: SessionAccount): Promise<PosTestView> {
    const pos = await this.deliveries.findPos(accountId);
    const key = pos?.posApiKey ? this.secrets.open(pos.posApiKey) : null;
    if (!pos?.posApiUrl || key === null) return { failure: 'no_till', httpStatus: null, durationMs: 0 };
    const id = randomUUID();
    const startedMs = performance.now();
    const outcome = await this.client.call({ url: pos.posApiUrl, key }, { kind: 'test', id, body: writePosTest(id) });
    return {
      failure: outcome.isHeard ? null : outcome.failure,
      httpStatus: outcome.httpStatus,
      durationMs: Math.round(performance.now() - startedMs),
    };
  }
}

function toView({ chargedCents, createdAt, lastTriedAt, nextTryAt, ...row }: DeliveryRow): PosDeliveryView {
  return {
    ...row,
    total: toMoney(chargedCents),
    createdAt: createdAt.toISOString(),
    lastTriedAt: lastTriedAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}
