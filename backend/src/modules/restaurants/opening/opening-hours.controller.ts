import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OpeningHoursView } from '../../../contracts/restaurants/settings.ts';
import { CurrentAccount, KitchenStaff, Roles } from '../../../access/access.ts';
import { TakesMore } from '../../../http/bodies/body-budget.ts';
import { Answers } from '../../../http/openapi/answers.ts';
import { Refuses } from '../../../http/openapi/refuses.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { ChangeHours } from './change-hours.ts';
import { SpecialDaysDto, WeekDto } from './opening-hours.dto.ts';
import { OpeningHoursRepository } from './opening-hours.repository.ts';
import { toSpan } from './opening-spans.ts';

@ApiTags('own restaurant')
@Controller('api/restaurant')
@Roles('restaurant')
export class OpeningHoursController {
  constructor(
    private readonly hours: OpeningHoursRepository,
    private readonly change: ChangeHours,
  ) {}

  @Get('hours')
  @KitchenStaff()
  @Answers('OpeningHours')
  async read(@CurrentAccount() { accountId }: SessionAccount): Promise<OpeningHoursView> {
    const [week, special] = await Promise.all([this.hours.listWeek(accountId), this.hours.listSpecial(accountId)]);
    return {
      week: week.map((spans) => ({ spans: spans.map(toSpan) })),
      specialDays: special.map(({ date, label, spans }) => ({ date, label, spans: spans.map(toSpan) })),
    };
  }

  @Put('hours')
  @Answers('OpeningHours')
  @Refuses('validation_failed')
  async setWeek(@CurrentAccount() account: SessionAccount, @Body() body: WeekDto): Promise<OpeningHoursView> {
    await this.change.setWeek(account.accountId, body);
    return this.read(account);
  }

  /** Replaces those from today on. */
  @Put('special-days')
  @TakesMore({ kib: 64 })
  @Answers('OpeningHours')
  @Refuses('validation_failed')
  async setSpecialDays(
    @CurrentAccount() account: SessionAccount,
    @Body() body: SpecialDaysDto,
  ): Promise<OpeningHoursView> {
    await this.change.setSpecialDays(account.accountId, body);
    return this.read(account);
  }
}
