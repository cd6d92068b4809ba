import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  type AdminAppealView,
  type AdminContentNoticeDetailView,
  type AdminContentNoticesView,
  type AdminContentNoticeView,
  type AdminReviewView,
  APPEAL_OUTCOMES,
  type AppealOutcome,
  type AppealView,
  type ContentNoticeReceipt,
  type DecisionView,
  type Measure,
  MEASURES,
  type MeasureView,
  MODERATION_GROUNDS,
  type ModerationGround,
  NOTICE_OUTCOMES,
  NOTICE_TARGETS,
  type NoticeOutcome,
  type NoticeTarget,
  type OwnDecisionView,
} from '../../contracts/moderation.ts';
import {
  ChoiceProperty,
  CountProperty,
  FlagProperty,
  IdProperty,
  TextProperty,
  TimeProperty,
  VersionProperty,
} from '../../http/openapi/properties.ts';
import { ReviewSchema } from '../reviews/review.schema.ts';

const DECISION_KINDS = ['notice', ...MEASURES] as const;
type DecisionKind = (typeof DECISION_KINDS)[number];
const NULLABLE = { nullable: true };
const Token = () => ApiProperty({ type: 'string', format: 'uuid' });
const Ground = () => ChoiceProperty('ModerationGround', MODERATION_GROUNDS);

@ApiSchema({ name: 'ContentNoticeReceipt' })
export class ContentNoticeReceiptSchema implements ContentNoticeReceipt {
  @IdProperty()
  id: number;

  @Token()
  token: string;
}

@ApiSchema({ name: 'Appeal' })
class AppealSchema implements AppealView {
  @TextProperty()
  text: string;

  @TimeProperty()
  at: string;

  @ChoiceProperty('AppealOutcome', APPEAL_OUTCOMES, NULLABLE)
  outcome: AppealOutcome | null;

  @TextProperty(NULLABLE)
  reason: string | null;

  @TimeProperty(NULLABLE)
  decidedAt: string | null;
}

@ApiSchema({ name: 'Decision' })
export class DecisionSchema implements DecisionView {
  @ChoiceProperty('DecisionKind', DECISION_KINDS)
  kind: DecisionKind;

  @TimeProperty()
  at: string;

  @TextProperty(NULLABLE)
  restaurantName: string | null;

  @TextProperty(NULLABLE)
  content: string | null;

  @Ground()
  ground: ModerationGround;

  @TextProperty(NULLABLE)
  explanation: string | null;

  @ChoiceProperty('NoticeOutcome', NOTICE_OUTCOMES, NULLABLE)
  outcome: NoticeOutcome | null;

  @TextProperty(NULLABLE)
  reason: string | null;

  @TimeProperty(NULLABLE)
  decidedAt: string | null;

  @FlagProperty()
  isFromNotice: boolean;

  @ApiProperty({ type: 'boolean', enum: [false] })
  isAutomated: false;

  @TimeProperty(NULLABLE)
  liftedAt: string | null;

  @FlagProperty()
  mayAppeal: boolean;

  @TimeProperty(NULLABLE)
  appealUntil: string | null;

  @ApiProperty({ type: AppealSchema, nullable: true })
  appeal: AppealSchema | null;
}

@ApiSchema({ name: 'OwnDecision' })
export class OwnDecisionSchema implements OwnDecisionView {
  @Token()
  token: string;

  @ChoiceProperty('Measure', MEASURES)
  kind: Measure;

  @TimeProperty()
  at: string;

  @TextProperty(NULLABLE)
  restaurantName: string | null;

  @TimeProperty(NULLABLE)
  liftedAt: string | null;
}

@ApiSchema({ name: 'AdminContentNotice' })
class AdminContentNoticeSchema implements AdminContentNoticeView {
  @IdProperty()
  id: number;

  @ChoiceProperty('NoticeTarget', NOTICE_TARGETS)
  target: NoticeTarget;

  @IdProperty()
  targetId: number;

  @IdProperty()
  restaurantId: number;

  @TextProperty()
  restaurantName: string;

  @TextProperty(NULLABLE)
  content: string | null;

  @FlagProperty({ description: 'Whether guests can see it now.' })
  isOnline: boolean;

  @Ground()
  ground: ModerationGround;

  @TextProperty()
  explanation: string;

  @TextProperty(NULLABLE)
  name: string | null;

  @TextProperty(NULLABLE)
  email: string | null;

  @TimeProperty()
  at: string;

  @ChoiceProperty('NoticeOutcome', NOTICE_OUTCOMES, NULLABLE)
  outcome: NoticeOutcome | null;

  @TextProperty(NULLABLE)
  reason: string | null;

  @TimeProperty(NULLABLE)
  decidedAt: string | null;

  @TextProperty(NULLABLE)
  decidedBy: string | null;

  @VersionProperty()
  version: number;
}

@ApiSchema({ name: 'AdminReview' })
export class AdminReviewSchema extends ReviewSchema implements AdminReviewView {
  @IdProperty({ nullable: true, description: 'Null of a guest, or of an erased account.' })
  userId: number | null;

  @TimeProperty({ nullable: true })
  removedAt: string | null;
}

@ApiSchema({ name: 'AdminContentNoticeDetail' })
export class AdminContentNoticeDetailSchema extends AdminContentNoticeSchema implements AdminContentNoticeDetailView {
  @ApiProperty({ type: AdminReviewSchema, nullable: true, description: 'As it is now.' })
  review: AdminReviewSchema | null;
}

@ApiSchema({ name: 'AdminContentNotices' })
export class AdminContentNoticesSchema implements AdminContentNoticesView {
  @CountProperty({ description: 'Of all that nobody has decided.' })
  open: number;

  @CountProperty({ description: 'Complaints that nobody has decided.' })
  openAppeals: number;

  @ApiProperty({ type: [AdminContentNoticeSchema] })
  notices: AdminContentNoticeSchema[];
}

@ApiSchema({ name: 'TakenMeasure' })
export class MeasureSchema implements MeasureView {
  @ChoiceProperty('Measure', MEASURES)
  kind: Measure;

  @TimeProperty()
  at: string;

  @TimeProperty(NULLABLE)
  liftedAt: string | null;
}

@ApiSchema({ name: 'AdminAppeal' })
export class AdminAppealSchema extends AppealSchema implements AdminAppealView {
  @IdProperty()
  id: number;

  @ChoiceProperty('DecisionKind', DECISION_KINDS)
  kind: DecisionKind;

  @TextProperty(NULLABLE)
  restaurantName: string | null;

  @IdProperty({ ...NULLABLE, description: 'The customer whom the decision hits.' })
  userId: number | null;

  @TextProperty(NULLABLE)
  userName: string | null;

  @TextProperty(NULLABLE)
  content: string | null;

  @Ground()
  ground: ModerationGround;

  @TextProperty(NULLABLE)
  decision: string | null;

  @TextProperty(NULLABLE)
  decidedBy: string | null;

  @FlagProperty()
  isForAnother: boolean;
}
