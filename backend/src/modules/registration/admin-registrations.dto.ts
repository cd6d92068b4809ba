import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import {
  type ApproveRequest,
  GRAVE_GROUNDS,
  type RejectRequest,
  APPROVAL_REASON_LENGTH,
  type ApprovalRequest,
  type SuspendRequest,
  SUSPENSION_GROUNDS,
  SUSPENSION_STARTS,
  type SuspensionGround,
  type SuspensionStart,
} from '../../contracts/restaurants/approval.ts';
import { CATEGORIES, type Category } from '../../contracts/constants.ts';
import { MAX_ID } from '../../http/input/id-param.ts';
import { Trimmed } from '../../http/input/text-fields.ts';

export class DecisionDto implements ApprovalRequest {
  @ApiProperty({ description: 'The review that the decision is based on.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  expectedVersion?: number;
}

export class ApproveDto extends DecisionDto implements ApproveRequest {
  @ApiProperty({
    nullable: true,
    description: 'Needed for a registration that named none; what the restaurant chose itself stays.',
  })
  @IsOptional()
  @IsIn(CATEGORIES)
  category?: Category | null;
}

export class RejectDto extends DecisionDto implements RejectRequest {
  @Trimmed()
  @IsString()
  @MinLength(APPROVAL_REASON_LENGTH.min)
  @MaxLength(APPROVAL_REASON_LENGTH.max)
  reason: string;
}

export class SuspendDto extends RejectDto implements SuspendRequest {
  @IsIn(SUSPENSION_GROUNDS)
  ground: SuspensionGround;

  @ApiProperty({
    default: 'after_notice',
    description: `At once for these grounds alone: ${GRAVE_GROUNDS.join(', ')}.`,
  })
  @IsOptional()
  @IsIn(SUSPENSION_STARTS)
  start?: SuspensionStart;
}
