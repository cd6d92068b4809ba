import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { ReviewsModule } from '../reviews/reviews.module.ts';
import { AdminModerationController } from './admin-moderation.controller.ts';
import { Appeals } from './appeals.ts';
import { ContentNoticesController } from './content-notices.controller.ts';
import { DecideNotice } from './decide-notice.ts';
import { ModerationLetters } from './moderation-letters.ts';
import { ModerationRepository } from './moderation.repository.ts';
import { ReadModeration } from './read-moderation.ts';
import { SubmitNotice } from './submit-notice.ts';
import { TakeMeasures } from './take-measures.ts';

@Module({
  imports: [AuditModule, AuthModule, NotificationsModule, ReviewsModule],
  controllers: [AdminModerationController, ContentNoticesController],
  providers: [
    Appeals,
    DecideNotice,
    ModerationLetters,
    ModerationRepository,
    ReadModeration,
    SubmitNotice,
    TakeMeasures,
  ],
  exports: [ReadModeration],
})
export class ModerationModule {}
