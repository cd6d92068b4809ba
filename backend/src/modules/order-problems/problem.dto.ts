import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import {
  MAX_PROBLEM_LENGTH,
  PROBLEM_KINDS,
  PROBLEM_STATES,
  PROBLEM_WISHES,
  type ProblemKind,
  type ProblemState,
  type ProblemWish,
} from '../../contracts/orders/order-problems.ts';
import { IdText, IsId, OptionalText, RequiredText } from '../../http/input/field-kinds.ts';
import { PageDto } from '../../http/input/pagination.ts';

/** An order has no more lines. */
const MAX_LINES = 100;

export class OrderProblemDto {
  @ApiProperty({ enum: PROBLEM_KINDS, enumName: 'ProblemKind' })
  @IsIn(PROBLEM_KINDS)
  kind: ProblemKind;

  @ApiProperty({ enum: PROBLEM_WISHES, enumName: 'ProblemWish', default: 'tell' })
  @IsOptional()
  @IsIn(PROBLEM_WISHES)
  wish?: ProblemWish;

  @ApiProperty({ description: 'Lines of the order. Left out where the kind is not about dishes.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_LINES)
  @ArrayUnique()
  @IsId({ each: true })
  itemIds?: number[];

  @ApiProperty({ nullable: true, description: 'Needed for `other`.' })
  @OptionalText(MAX_PROBLEM_LENGTH)
  text?: string | null;
}

export class ProblemAnswerDto {
  @RequiredText(MAX_PROBLEM_LENGTH)
  text: string;

  @ApiProperty({ description: 'The `version` that the answer is to.' })
  @IsId()
  expectedVersion: number;
}

export class CloseProblemDto {
  @ApiProperty({ description: 'The `version` that was read.' })
  @IsId()
  expectedVersion: number;
}

export class ProblemsDto extends PageDto {
  @ApiProperty({ enum: PROBLEM_STATES, enumName: 'ProblemState' })
  @IsOptional()
  @IsIn(PROBLEM_STATES)
  state?: ProblemState;
}

export class AdminProblemsDto extends ProblemsDto {
  @IdText()
  restaurantId?: number;
}
