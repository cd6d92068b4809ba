import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CapacityView } from '../../contracts/restaurants/capacity.ts';
import { AdminsWith, CurrentActing } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import type { Acting } from '../../access/acting.ts';
import { InterveneDto, PauseDto } from './capacity.dto.ts';
import { Intervene } from './intervene.ts';

/** Admins see to it that a restaurant takes orders as it can, as it could itself. */
@ApiTags('admin')
@Controller('api/admin/restaurants/:id')
@AdminsWith('pause_restaurants')
export class AdminCapacityController {
  constructor(private readonly intervene: Intervene) {}

  /** Pauses, resumes, slows down, opens or closes it, with the reason that its kitchen reads at once. */
  @Post('interventions')
  @HttpCode(200)
  @Answers('Capacity')
  @Refuses(
    'validation_failed',
    'not_found',
    'under_review',
    'suspended',
    'trader_data_missing',
    'no_dish',
    'opening_needs_missing',
  )
  execute(@IdParam() id: number, @CurrentActing() acting: Acting, @Body() body: InterveneDto): Promise<CapacityView> {
    return this.intervene.execute(acting, id, body);
  }

  @Put('pause')
  @Answers('Capacity')
  @Refuses('validation_failed', 'not_found')
  pause(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() { minutes, until }: PauseDto,
  ): Promise<CapacityView> {
    return this.intervene.execute(acting, id, {
      kind: 'pause',
      reason: null,
      ...(minutes !== undefined && { minutes }),
      ...(until !== undefined && { until }),
    });
  }

  @Delete('pause')
  @Answers('Capacity')
  @Refuses('not_found')
  resume(@IdParam() id: number, @CurrentActing() acting: Acting): Promise<CapacityView> {
    return this.intervene.execute(acting, id, { kind: 'resume', reason: null });
  }
}
