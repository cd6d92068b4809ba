import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { PositionsTakenView, RideView } from '../../contracts/riders/position.ts';
import { CurrentAccount, Public, Riders } from '../../access/access.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { TakesMore } from '../../http/bodies/body-budget.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { PositionsDto } from './position.dto.ts';
import { ReadRide } from './read-ride.ts';
import { TakePositions } from './take-positions.ts';

/** A batch of positions with all of their fields. */
const A_BATCH = { kib: 64, nodes: 2_000 };
const TOKEN = {
  name: 't',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: "The guest's token, or the share link's.",
} as const;

@ApiTags('riders')
@Controller('api')
export class RiderPositionsController {
  constructor(
    private readonly taking: TakePositions,
    private readonly readRide: ReadRide,
  ) {}

  /** What the phone kept while its socket was away. Each position is judged by itself; off shift none is taken. */
  @Post('rider/position')
  @HttpCode(200)
  @Riders()
  @TakesMore(A_BATCH)
  @Answers('PositionsTaken')
  @Refuses('validation_failed', 'too_many_requests')
  async take(
    @CurrentAccount() { staffId, sessionId }: SessionAccount,
    @Body() { positions }: PositionsDto,
  ): Promise<PositionsTakenView> {
    if (staffId === null) throw new ProblemError('forbidden');
    return this.taking.many({ staffId, sessionId }, positions);
  }

  /** Where the order's rider is, while it is the rider's next one; what `rider:moved` tells from then on. */
  @Get('orders/:id/ride')
  @Public()
  @ApiQuery(TOKEN)
  @Answers('Ride')
  @Refuses('not_found')
  async read(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount | null,
    @Query('t') token: unknown,
  ): Promise<RideView> {
    return this.readRide.execute(orderId, account, typeof token === 'string' ? token : undefined);
  }
}
