import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  MAX_REVIEW_LENGTH,
  type ReviewAnswerRequest,
  type ReviewRequest,
  type Star,
} from '../../contracts/orders/reviews.ts';
import { Trimmed, TrimmedOrNull } from '../../http/input/text-fields.ts';

export class ReviewDto implements ReviewRequest {
  @IsInt()
  @Min(1)
  @Max(5)
  rating: Star;

  @ApiProperty({ nullable: true })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_REVIEW_LENGTH)
  text?: string | null;
}

export class ReviewAnswerDto implements ReviewAnswerRequest {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_REVIEW_LENGTH)
  text: string;
}
