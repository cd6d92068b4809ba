import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { StationView } from '../../../contracts/menus/stations.ts';
import { CurrentAccount, KitchenStaff, Roles } from '../../../access/access.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { Answers } from '../../../http/openapi/answers.ts';
import { Refuses } from '../../../http/openapi/refuses.ts';
import { SetStations } from './set-stations.ts';
import { StationRepository } from './station.repository.ts';
import { StationsDto } from './stations.dto.ts';

@ApiTags('own menu')
@Controller('api/restaurant/stations')
@Roles('restaurant')
export class StationsController {
  constructor(
    private readonly stations: StationRepository,
    private readonly setStations: SetStations,
  ) {}

  /** In the owner's order, each with its dishes. */
  @Get()
  @KitchenStaff()
  @Answers(['Station'])
  list(@CurrentAccount() { accountId }: SessionAccount): Promise<StationView[]> {
    return this.stations.list(accountId);
  }

  /** Names, orders, adds and removes them. */
  @Put()
  @Answers(['Station'])
  @Refuses('validation_failed', 'menu_changed')
  async change(@CurrentAccount() { accountId }: SessionAccount, @Body() body: StationsDto): Promise<StationView[]> {
    await this.setStations.execute(accountId, body);
    return this.stations.list(accountId);
  }
}
