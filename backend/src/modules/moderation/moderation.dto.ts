import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { MAX_LENGTH } from '../../contracts/constants.ts';
import {
  APPEAL_OUTCOMES,
  type AppealOutcome,
  type AppealRequest,
  type ContentNoticeRequest,
  type DecideAppealRequest,
  type DecideNoticeRequest,
  type LiftRequest,
  type MeasureRequest,
  MODERATION_GROUNDS,
  MODERATION_TEXT_LENGTH,
  type ModerationGround,
  NOTICE_OUTCOMES,
  NOTICE_TARGETS,
  type NoticeOutcome,
  type NoticeTarget,
} from '../../contracts/admin/moderation.ts';
import { MAX_ID } from '../../http/input/id-param.ts';
import { PageDto } from '../../http/input/pagination.ts';
import { BooleanText, EmailAddress, Trimmed, TrimmedOrNull } from '../../http/input/text-fields.ts';

const { min, max } = MODERATION_TEXT_LENGTH;

/** Some sentences: long enough to say something. */
const Reasons = () => (target: object, property: string) => {
  ApiProperty({ minLength: min, maxLength: max })(target, property);
  Trimmed()(target, property);
  IsString()(target, property);
  MinLength(min)(target, property);
  MaxLength(max)(target, property);
};
const Ground = () => (target: object, property: string) => {
  ApiProperty({ enum: MODERATION_GROUNDS, enumName: 'ModerationGround' })(target, property);
  IsIn(MODERATION_GROUNDS)(target, property);
};

export class ContentNoticeDto implements ContentNoticeRequest {
  @IsIn(NOTICE_TARGETS)
  target: NoticeTarget;

  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  targetId: number;

  @Ground()
  ground: ModerationGround;

  @Reasons()
  explanation: string;

  @ApiProperty({ nullable: true, description: 'Needed for most grounds.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.name)
  name?: string | null;

  @ApiProperty({ format: 'email', nullable: true, description: 'Needed for most grounds.' })
  @IsOptional()
  @EmailAddress()
  @MaxLength(MAX_LENGTH.email)
  email?: string | null;

  @ApiProperty({ description: 'What is said is believed to be right and whole.' })
  @IsIn([true])
  goodFaith: true;
}

export class AppealDto implements AppealRequest {
  @Reasons()
  text: string;
}

export class ContentNoticesDto extends PageDto {
  @ApiProperty({ description: 'Only those that nobody has decided, or only the others.' })
  @BooleanText()
  @IsOptional()
  @IsBoolean()
  open?: boolean;

  @IsOptional()
  @IsIn(NOTICE_TARGETS)
  target?: NoticeTarget;
}

export class DecideNoticeDto implements DecideNoticeRequest {
  @ApiProperty({ description: '`removed` of reviews, `acted` of the others.' })
  @IsIn(NOTICE_OUTCOMES)
  outcome: NoticeOutcome;

  @Reasons()
  reason: string;

  @IsOptional()
  @IsIn(MODERATION_GROUNDS)
  ground?: ModerationGround;

  @ApiProperty({ description: 'The `version` that the decision is based on.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  expectedVersion?: number;
}

export class MeasureDto implements MeasureRequest {
  @Ground()
  ground: ModerationGround;

  @Reasons()
  reason: string;
}

export class LiftDto implements LiftRequest {
  @Reasons()
  reason: string;
}

export class DecideAppealDto implements DecideAppealRequest {
  @IsIn(APPEAL_OUTCOMES)
  outcome: AppealOutcome;

  @Reasons()
  reason: string;
}
