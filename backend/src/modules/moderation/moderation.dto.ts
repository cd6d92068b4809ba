import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { MAX_LENGTH } from '../../contracts/constants.ts';
import {
  APPEAL_OUTCOMES,
  type AppealOutcome,
  MODERATION_GROUNDS,
  MODERATION_TEXT_LENGTH,
  type ModerationGround,
  NOTICE_OUTCOMES,
  NOTICE_TARGETS,
  type NoticeOutcome,
  type NoticeTarget,
} from '../../contracts/admin/moderation.ts';
import { PageDto } from '../../http/input/pagination.ts';
import { EmailAddress, Trimmed } from '../../http/input/text-fields.ts';
import { FlagText, IsId, OptionalText } from '../../http/input/field-kinds.ts';

const { min, max } = MODERATION_TEXT_LENGTH;

/** Some sentences: long enough to say something. */
const Reasons = (description?: string) => (target: object, property: string) => {
  ApiProperty({ minLength: min, maxLength: max, description })(target, property);
  Trimmed()(target, property);
  IsString()(target, property);
  MinLength(min)(target, property);
  MaxLength(max)(target, property);
};
const Ground = () => (target: object, property: string) => {
  ApiProperty({ enum: MODERATION_GROUNDS, enumName: 'ModerationGround' })(target, property);
  IsIn(MODERATION_GROUNDS)(target, property);
};

export class ContentNoticeDto {
  @IsIn(NOTICE_TARGETS)
  target: NoticeTarget;

  @IsId()
  targetId: number;

  @Ground()
  ground: ModerationGround;

  @Reasons('Why it is unlawful or against the terms.')
  explanation: string;

  @ApiProperty({ nullable: true, description: 'Needed for most grounds.' })
  @OptionalText(MAX_LENGTH.name)
  name?: string | null;

  @ApiProperty({ format: 'email', nullable: true, description: 'Needed for most grounds.' })
  @IsOptional()
  @EmailAddress()
  email?: string | null;

  @ApiProperty({ description: 'What is said is believed to be right and whole (Art. 16 (2) (d) DSA).' })
  @IsIn([true])
  goodFaith: true;
}

export class AppealDto {
  @Reasons()
  text: string;
}

export class ContentNoticesDto extends PageDto {
  @ApiProperty({ description: 'Only those that nobody has decided, or only the others.' })
  @FlagText()
  open?: boolean;

  @IsOptional()
  @IsIn(NOTICE_TARGETS)
  target?: NoticeTarget;
}

export class DecideNoticeDto {
  @ApiProperty({ description: '`removed` of reviews, `acted` of the others.' })
  @IsIn(NOTICE_OUTCOMES)
  outcome: NoticeOutcome;

  @Reasons('What is told to both sides.')
  reason: string;

  @ApiProperty({ description: 'Another one than the notice names.' })
  @IsOptional()
  @IsIn(MODERATION_GROUNDS)
  ground?: ModerationGround;

  @ApiProperty({ description: 'The `version` that the decision is based on.' })
  @IsOptional()
  @IsId()
  expectedVersion?: number;
}

export class MeasureDto {
  @Ground()
  ground: ModerationGround;

  @Reasons('Facts and circumstances, for the person concerned.')
  reason: string;
}

export class LiftDto {
  @Reasons()
  reason: string;
}

export class DecideAppealDto {
  @IsIn(APPEAL_OUTCOMES)
  outcome: AppealOutcome;

  @Reasons()
  reason: string;
}
