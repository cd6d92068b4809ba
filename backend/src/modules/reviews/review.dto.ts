import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_REVIEW_LENGTH, type ReviewAnswerRequest, type ReviewRequest, type Star } from '../../contracts/reviews.ts';
import { Trimmed, TrimmedOrNull } from '../../http/text-fields.ts';

export class ReviewDto implements ReviewRequest {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  @IsInt()
  @Min(1)
  @Max(5)
  rating: Star;

  @ApiPropertyOptional({ type: 'string', nullable: true, maxLength: MAX_REVIEW_LENGTH })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_REVIEW_LENGTH)
  text?: string | null;
}

export class ReviewAnswerDto implements ReviewAnswerRequest {
  @ApiProperty({ minLength: 1, maxLength: MAX_REVIEW_LENGTH })
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_REVIEW_LENGTH)
  text: string;
}
