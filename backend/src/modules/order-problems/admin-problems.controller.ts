import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminsWith, CurrentActing } from '../../access/access.ts';
import type { Acting } from '../../access/acting.ts';
import type { ReportedProblemsView, ReportedProblemView } from '../../contracts/orders/order-problems.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { beforeIdOf, limitOf, Links, PageLinks } from '../../http/input/pagination.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { MayReadReplica } from '../../replica/may-read-replica.ts';
import { AnswerProblem } from './answer-problem.ts';
import { AdminProblemsDto, CloseProblemDto, ProblemAnswerDto } from './problem.dto.ts';
import { ProblemRepository } from './problem.repository.ts';
import { toReportedProblemView } from './problem.view.ts';

@ApiTags('admin')
@Controller('api/admin/problems')
@AdminsWith('answer_problems')
export class AdminProblemsController {
  constructor(
    private readonly problems: ProblemRepository,
    private readonly answerProblem: AnswerProblem,
  ) {}

  @Get()
  @MayReadReplica()
  @Answers('ReportedProblems')
  @Refuses('validation_failed')
  async list(@Query() page: AdminProblemsDto, @Links() links: PageLinks): Promise<ReportedProblemsView> {
    const [open, read] = await Promise.all([
      this.problems.countOpen(),
      this.problems.list(page, limitOf(page) + 1, beforeIdOf(page)),
    ]);
    return { open, problems: links.cut(read, page).map(toReportedProblemView) };
  }

  /** The customer reads it on the order's page and by e-mail, the restaurant in its list. */
  @Post(':id/answers')
  @HttpCode(200)
  @Answers('ReportedProblem')
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile')
  async answer(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: ProblemAnswerDto,
  ): Promise<ReportedProblemView> {
    return toReportedProblemView(await this.answerProblem.asAdmin(acting, id, body));
  }

  /** Nobody answers it after that. */
  @Post(':id/close')
  @HttpCode(200)
  @Answers('ReportedProblem')
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile')
  async close(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: CloseProblemDto,
  ): Promise<ReportedProblemView> {
    return toReportedProblemView(await this.answerProblem.close(acting, id, body));
  }
}
