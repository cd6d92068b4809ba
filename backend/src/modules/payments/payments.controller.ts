import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type {
  AdminPaymentsView,
  RestaurantStatementView,
  RestaurantTurnoverView,
} from '../../contracts/admin/admin-payments.ts';
import { AdminsWith } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { limitOf, positionOf, Links, PageLinks } from '../../http/input/pagination.ts';
import { MonthDto, PaymentsDto, SpanDto } from './payments.dto.ts';
import { toRestaurantTurnover, toStatementCsv } from './payments.view.ts';
import { ReadPayments } from './read-payments.ts';

@ApiTags('admin')
@Controller('api/admin')
export class PaymentsController {
  constructor(private readonly read: ReadPayments) {}

  @Get('payments')
  @AdminsWith('payments')
  @Answers('AdminPayments')
  @Refuses('validation_failed')
  sums(@Query() query: PaymentsDto): Promise<AdminPaymentsView> {
    return this.read.sums(query);
  }

  @Get('payments/restaurants')
  @AdminsWith('payments')
  @Answers(['RestaurantTurnover'])
  @Refuses('validation_failed')
  async restaurants(@Query() query: SpanDto, @Links() links: PageLinks): Promise<RestaurantTurnoverView[]> {
    const offset = positionOf(query, 0);
    const rows = await this.read.restaurants(query, offset, limitOf(query) + 1);
    return links.cutAt(rows, query, offset).map(toRestaurantTurnover);
  }

  @Get('restaurants/:id/statement')
  @AdminsWith('payments')
  @Answers('RestaurantStatement')
  @Refuses('validation_failed', 'not_found')
  statement(@IdParam() id: number, @Query() { month = null }: MonthDto): Promise<RestaurantStatementView> {
    return this.read.statement(id, month);
  }

  @Get('restaurants/:id/statement/csv')
  @AdminsWith('payments')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @Refuses('validation_failed', 'not_found')
  async statementCsv(
    @IdParam() id: number,
    @Query() { month = null }: MonthDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const statement = await this.read.statement(id, month);
    const name = `statement-${String(id)}-${statement.month}.csv`;
    void reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
    return toStatementCsv(statement);
  }
}
