import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { CurrentAccount, KitchenStaff, Public, Roles } from '../../access/access.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import type {
  OrderProblemView,
  ReportedProblemsView,
  ReportedProblemView,
} from '../../contracts/orders/order-problems.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { beforeIdOf, limitOf, Links, PageLinks } from '../../http/input/pagination.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { AnswerProblem } from './answer-problem.ts';
import { OrderProblemDto, ProblemAnswerDto, ProblemsDto } from './problem.dto.ts';
import { type ProblemOwner, ProblemRepository } from './problem.repository.ts';
import { toProblemView, toReportedProblemView } from './problem.view.ts';
import { ReportProblem } from './report-problem.ts';

const GUEST_TOKEN = {
  name: 't',
  required: false,
  schema: { type: 'string', format: 'uuid' },
  description: "The guest's token.",
} as const;

@ApiTags('order problems')
@Controller('api')
export class ProblemsController {
  constructor(
    private readonly problems: ProblemRepository,
    private readonly reportProblem: ReportProblem,
    private readonly answerProblem: AnswerProblem,
  ) {}

  /** By the customer's session, or by the guest's token. */
  @Post('orders/:id/problems')
  @Public()
  @ApiQuery(GUEST_TOKEN)
  @Answers({ 201: 'OrderProblem' })
  @Refuses('validation_failed', 'unauthenticated', 'forbidden', 'not_found', 'no_problem_yet', 'too_many_requests')
  async report(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount | null,
    @Query('t') token: unknown,
    @Body() body: OrderProblemDto,
  ): Promise<OrderProblemView> {
    return toProblemView(await this.reportProblem.execute(orderId, ownerOf(account, token), body));
  }

  /** For whoever ordered; the holder of a share link sees none. */
  @Get('orders/:id/problems')
  @Public()
  @ApiQuery(GUEST_TOKEN)
  @Answers(['OrderProblem'])
  @Refuses('unauthenticated', 'forbidden', 'not_found')
  async list(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount | null,
    @Query('t') token: unknown,
  ): Promise<OrderProblemView[]> {
    const order = await this.problems.findOrder(orderId, ownerOf(account, token));
    if (order === null) throw new ProblemError('not_found');
    return (await this.problems.listOfOrder(orderId)).map(toProblemView);
  }

  @Get('restaurant/problems')
  @KitchenStaff()
  @Roles('restaurant')
  @Answers('ReportedProblems')
  @Refuses('validation_failed')
  async listOwn(
    @CurrentAccount() { accountId: restaurantId }: SessionAccount,
    @Query() page: ProblemsDto,
    @Links() links: PageLinks,
  ): Promise<ReportedProblemsView> {
    const [open, read] = await Promise.all([
      this.problems.countOpen(restaurantId),
      this.problems.list({ restaurantId, state: page.state }, limitOf(page) + 1, beforeIdOf(page)),
    ]);
    return { open, problems: links.cut(read, page).map(toReportedProblemView) };
  }

  /** The customer reads it on the order's page and by e-mail. */
  @Post('restaurant/problems/:id/answers')
  @HttpCode(200)
  @KitchenStaff()
  @Roles('restaurant')
  @Answers('ReportedProblem')
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile')
  async answer(
    @IdParam() id: number,
    @CurrentAccount() { accountId }: SessionAccount,
    @Body() body: ProblemAnswerDto,
  ): Promise<ReportedProblemView> {
    return toReportedProblemView(await this.answerProblem.asRestaurant(id, accountId, body));
  }
}

/** @throws ProblemError `unauthenticated` without session and token, `forbidden` for restaurants and admins. */
function ownerOf(account: SessionAccount | null, token: unknown): ProblemOwner {
  const guestToken = isUUID(token) ? (token as string) : null;
  if (account === null && guestToken === null) throw new ProblemError('unauthenticated');
  if (account !== null && account.role !== 'customer') throw new ProblemError('forbidden');
  return { userId: account?.accountId ?? null, guestToken };
}
