import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderProblem } from '../../entities/orders/order-problem.entity.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AdminProblemsController } from './admin-problems.controller.ts';
import { AnswerProblem } from './answer-problem.ts';
import { ProblemMails } from './problem-mails.ts';
import { ProblemRepository } from './problem.repository.ts';
import { ProblemsController } from './problems.controller.ts';
import { ReportProblem } from './report-problem.ts';

@Module({
  imports: [TypeOrmModule.forFeature([OrderProblem]), AuditModule, MailModule],
  controllers: [AdminProblemsController, ProblemsController],
  providers: [AnswerProblem, ProblemMails, ProblemRepository, ReportProblem],
})
export class OrderProblemsModule {}
