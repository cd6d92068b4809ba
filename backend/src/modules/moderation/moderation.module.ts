import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentNotice } from '../../entities/moderation/content-notice.entity.ts';
import { ModerationAppeal } from '../../entities/moderation/moderation-appeal.entity.ts';
import { ModerationMeasure } from '../../entities/moderation/moderation-measure.entity.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { ReviewsModule } from '../reviews/reviews.module.ts';
import { AdminModerationController } from './admin-moderation.controller.ts';
import { Appeals } from './appeals.ts';
import { ContentNoticesController } from './content-notices.controller.ts';
import { DecideNotice } from './decide-notice.ts';
import { ModerationMails } from './moderation-mails.ts';
import { ModerationRepository } from './moderation.repository.ts';
import { ReadModeration } from './read-moderation.ts';
import { SubmitNotice } from './submit-notice.ts';
import { TakeMeasures } from './take-measures.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([ContentNotice, ModerationAppeal, ModerationMeasure]),
    AuditModule,
    AuthModule,
    MailModule,
    ReviewsModule,
  ],
  controllers: [AdminModerationController, ContentNoticesController],
  providers: [Appeals, DecideNotice, ModerationMails, ModerationRepository, ReadModeration, SubmitNotice, TakeMeasures],
  exports: [ReadModeration],
})
export class ModerationModule {}
