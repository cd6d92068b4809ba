import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { MAX_REVIEW_LENGTH, type Star } from '../../contracts/orders/reviews.ts';
import { OptionalText, RequiredText } from '../../http/input/field-kinds.ts';

export class ReviewDto {
  @IsInt()
  @Min(1)
  @Max(5)
  rating: Star;

  @ApiProperty({ nullable: true })
  @OptionalText(MAX_REVIEW_LENGTH)
  text?: string | null;
}

export class ReviewAnswerDto {
  @RequiredText(MAX_REVIEW_LENGTH)
  text: string;
}
