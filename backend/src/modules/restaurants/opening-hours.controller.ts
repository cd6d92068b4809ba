import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { OpeningHoursView } from '../../contracts/settings.ts';
import { CurrentAccount, KitchenStaff, Roles } from '../../http/access.ts';
import { TakesMore } from '../../http/bodies/body-budget.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { ChangeHours } from './change-hours.ts';
import { SpecialDaysDto, WeekDto } from './opening-hours.dto.ts';
import { OpeningHoursRepository } from './opening-hours.repository.ts';
import { OpeningHoursSchema } from './opening-hours.schema.ts';
import { toSpan } from './opening-spans.ts';

@ApiTags('own restaurant')
@Controller('api/restaurant')
@Roles('restaurant')
export class OpeningHoursController {
  readonly #hours: OpeningHoursRepository;
  readonly #change: ChangeHours;

  constructor(hours: OpeningHoursRepository, change: ChangeHours) {
    this.#hours = hours;
    this.#change = change;
  }

  @Get('hours')
  @KitchenStaff()
  @ApiOkResponse({ type: OpeningHoursSchema })
  async read(@CurrentAccount() { accountId }: SessionAccount): Promise<OpeningHoursView> {
    const [week, special] = await Promise.all([this.#hours.listWeek(accountId), this.#hours.listSpecial(accountId)]);
    return {
      week: week.map((spans) => ({ spans: spans.map(toSpan) })),
      specialDays: special.map(({ date, label, spans }) => ({ date, label, spans: spans.map(toSpan) })),
    };
  }

  @Put('hours')
  @ApiOkResponse({ type: OpeningHoursSchema })
  @Refuses('validation_failed')
  async setWeek(@CurrentAccount() account: SessionAccount, @Body() body: WeekDto): Promise<OpeningHoursView> {
    await this.#change.setWeek(account.accountId, body);
    return this.read(account);
  }

  /** Replaces those from today on. */
  @Put('special-days')
  @TakesMore({ kib: 64 })
  @ApiOkResponse({ type: OpeningHoursSchema })
  @Refuses('validation_failed')
  async setSpecialDays(
    @CurrentAccount() account: SessionAccount,
    @Body() body: SpecialDaysDto,
  ): Promise<OpeningHoursView> {
    await this.#change.setSpecialDays(account.accountId, body);
    return this.read(account);
  }
}
