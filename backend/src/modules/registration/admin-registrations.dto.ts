import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import {
  GRAVE_GROUNDS,
  APPROVAL_REASON_LENGTH,
  SUSPENSION_GROUNDS,
  SUSPENSION_STARTS,
  type SuspensionGround,
  type SuspensionStart,
} from '../../contracts/restaurants/approval.ts';
import { CATEGORIES, type Category } from '../../contracts/constants.ts';
import { Trimmed } from '../../http/input/text-fields.ts';
import { IsId } from '../../http/input/field-kinds.ts';

export class DecisionDto {
  @ApiProperty({ description: 'The review that the decision is based on.' })
  @IsOptional()
  @IsId()
  expectedVersion?: number;
}

export class ApproveDto extends DecisionDto {
  @ApiProperty({
    nullable: true,
    description: 'Needed for a registration that named none; what the restaurant chose itself stays.',
  })
  @IsOptional()
  @IsIn(CATEGORIES)
  category?: Category | null;
}

export class RejectDto extends DecisionDto {
  @Trimmed()
  @IsString()
  @MinLength(APPROVAL_REASON_LENGTH.min)
  @MaxLength(APPROVAL_REASON_LENGTH.max)
  reason: string;
}

export class SuspendDto extends RejectDto {
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
