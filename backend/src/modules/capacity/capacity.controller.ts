import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CapacityView } from '../../contracts/restaurants/capacity.ts';
import { CurrentAccount, KitchenStaff, Roles } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { ChangeCapacity } from './change-capacity.ts';
import { BusyDto, CapDto, PauseDto } from './capacity.dto.ts';
import { ReadCapacity } from './read-capacity.ts';

/** What a restaurant does when it has too much to do. */
@ApiTags('own restaurant')
@Controller('api/restaurant/load')
@Roles('restaurant')
@KitchenStaff()
export class CapacityController {
  constructor(
    private readonly readCapacity: ReadCapacity,
    private readonly change: ChangeCapacity,
  ) {}

  @Get()
  @Answers('Capacity')
  read(@CurrentAccount() { accountId }: SessionAccount): Promise<CapacityView> {
    return this.readCapacity.execute(accountId);
  }

  @Put('pause')
  @Answers('Capacity')
  @Refuses('validation_failed')
  async pause(@CurrentAccount() account: SessionAccount, @Body() body: PauseDto): Promise<CapacityView> {
    await this.change.pause(account.accountId, body);
    return this.read(account);
  }

  @Delete('pause')
  @Answers('Capacity')
  async resume(@CurrentAccount() account: SessionAccount): Promise<CapacityView> {
    await this.change.resume(account.accountId);
    return this.read(account);
  }

  @Put('busy')
  @Answers('Capacity')
  @Refuses('validation_failed')
  async setBusy(@CurrentAccount() account: SessionAccount, @Body() body: BusyDto): Promise<CapacityView> {
    await this.change.setBusy(account.accountId, body);
    return this.read(account);
  }

  @Delete('busy')
  @Answers('Capacity')
  async endBusy(@CurrentAccount() account: SessionAccount): Promise<CapacityView> {
    await this.change.endBusy(account.accountId);
    return this.read(account);
  }

  /** The kitchen has read what an admin did, so its other tablets need not say it any more. */
  @Delete('intervention')
  @Answers('Capacity')
  async takeNotice(@CurrentAccount() account: SessionAccount): Promise<CapacityView> {
    await this.change.takeNotice(account.accountId);
    return this.read(account);
  }

  @Put('cap')
  @Answers('Capacity')
  @Refuses('validation_failed')
  async setCap(@CurrentAccount() account: SessionAccount, @Body() body: CapDto): Promise<CapacityView> {
    await this.change.setCap(account.accountId, body);
    return this.read(account);
  }

  @Delete('cap')
  @Answers('Capacity')
  async endCap(@CurrentAccount() account: SessionAccount): Promise<CapacityView> {
    await this.change.endCap(account.accountId);
    return this.read(account);
  }
}
