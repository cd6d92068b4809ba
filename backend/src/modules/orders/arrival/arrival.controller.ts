import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, Public } from '../../../access/access.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import type { ArrivalView } from '../../../contracts/orders/prediction.ts';
import { IdParam } from '../../../http/input/id-param.ts';
import { Answers } from '../../../http/openapi/answers.ts';
import { Refuses } from '../../../http/openapi/refuses.ts';
import { ReadArrival } from './read-arrival.ts';

@ApiTags('orders')
@Controller('api')
export class ArrivalController {
  constructor(private readonly arrival: ReadArrival) {}

  /** Why an order arrives when it does. What it was reckoned from is for the restaurant and admins. */
  @Get('orders/:id/arrival')
  @Public()
  @ApiQuery({
    name: 't',
    required: false,
    schema: { type: 'string', format: 'uuid' },
    description: "The guest's token, or the share link's.",
  })
  @Answers('Arrival')
  @Refuses('not_found')
  async read(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount | null,
    @Query('t') token: unknown,
  ): Promise<ArrivalView> {
    return this.arrival.execute(orderId, account, typeof token === 'string' ? token : undefined);
  }
}
