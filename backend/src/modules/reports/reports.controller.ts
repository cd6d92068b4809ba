import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { DayReportView } from '../../contracts/restaurants/reports.ts';
import { CurrentAccount, Roles } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { MayReadReplica } from '../../replica/may-read-replica.ts';
import { DayPunctuality } from '../arrival/measuring/day-punctuality.ts';
import { toDayReport } from './day-report.ts';
import { DayReportDto } from './report.dto.ts';
import { ReportRepository } from './report.repository.ts';

@ApiTags('own restaurant')
@Controller('api/restaurant/reports')
@Roles('restaurant')
export class ReportsController {
  constructor(
    private readonly reports: ReportRepository,
    private readonly punctuality: DayPunctuality,
  ) {}

  @Get('day')
  @MayReadReplica()
  @Answers('DayReport')
  @Refuses('validation_failed')
  async day(@CurrentAccount() { accountId }: SessionAccount, @Query() query: DayReportDto): Promise<DayReportView> {
    const date = query.date ?? (await this.reports.findToday());
    const moment = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(date)) {
      throw ProblemError.field('date', 'invalid_format');
    }
    const [restaurant, orders, punctuality] = await Promise.all([
      this.reports.findRestaurant(accountId),
      this.reports.listOrders(accountId, date),
      this.punctuality.find(accountId, date),
    ]);
    if (restaurant === null) throw new ProblemError('not_found');
    return { ...toDayReport(date, restaurant, orders), punctuality };
  }
}
