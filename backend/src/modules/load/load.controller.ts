import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { LoadView } from '../../contracts/load.ts';
import { CurrentAccount, KitchenStaff, Roles } from '../../http/access.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { ChangeLoad } from './change-load.ts';
import { BusyDto, CapDto, PauseDto } from './load.dto.ts';
import { LoadSchema } from './load.schema.ts';
import { ReadLoad } from './read-load.ts';

/** What a restaurant does when it has too much to do. */
@ApiTags('own restaurant')
@Controller('api/restaurant/load')
@Roles('restaurant')
@KitchenStaff()
export class LoadController {
  readonly #read: ReadLoad;
  readonly #change: ChangeLoad;

  constructor(read: ReadLoad, change: ChangeLoad) {
    this.#read = read;
    this.#change = change;
  }

  @Get()
  @ApiOkResponse({ type: LoadSchema })
  read(@CurrentAccount() { accountId }: SessionAccount): Promise<LoadView> {
    return this.#read.execute(accountId);
  }

  @Put('pause')
  @ApiOkResponse({ type: LoadSchema })
  @Refuses('validation_failed')
  async pause(@CurrentAccount() account: SessionAccount, @Body() body: PauseDto): Promise<LoadView> {
    await this.#change.pause(account.accountId, body);
    return this.read(account);
  }

  @Delete('pause')
  @ApiOkResponse({ type: LoadSchema })
  async resume(@CurrentAccount() account: SessionAccount): Promise<LoadView> {
    await this.#change.resume(account.accountId);
    return this.read(account);
  }

  @Put('busy')
  @ApiOkResponse({ type: LoadSchema })
  @Refuses('validation_failed')
  async setBusy(@CurrentAccount() account: SessionAccount, @Body() body: BusyDto): Promise<LoadView> {
    await this.#change.setBusy(account.accountId, body);
    return this.read(account);
  }

  @Delete('busy')
  @ApiOkResponse({ type: LoadSchema })
  async endBusy(@CurrentAccount() account: SessionAccount): Promise<LoadView> {
    await this.#change.endBusy(account.accountId);
    return this.read(account);
  }

  @Put('cap')
  @ApiOkResponse({ type: LoadSchema })
  @Refuses('validation_failed')
  async setCap(@CurrentAccount() account: SessionAccount, @Body() body: CapDto): Promise<LoadView> {
    await this.#change.setCap(account.accountId, body);
    return this.read(account);
  }

  @Delete('cap')
  @ApiOkResponse({ type: LoadSchema })
  async endCap(@CurrentAccount() account: SessionAccount): Promise<LoadView> {
    await this.#change.endCap(account.accountId);
    return this.read(account);
  }
}
