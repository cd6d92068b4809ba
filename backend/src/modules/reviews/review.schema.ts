import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { type ReviewSummaryView, type ReviewView, STARS, type Star } from '../../contracts/reviews.ts';
import type { IsoTime } from '../../contracts/units.ts';
import {
  CountProperty,
  IdProperty,
  RatingProperty,
  TextProperty,
  TimeProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'Review' })
export class ReviewSchema implements ReviewView {
  @IdProperty()
  id: number;

  @IdProperty()
  restaurantId: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  rating: Star;

  @TextProperty({ nullable: true })
  text: string | null;

  @TimeProperty()
  createdAt: IsoTime;

  @TextProperty({ nullable: true, description: 'First name and initial; null once the account is gone.' })
  author: string | null;

  @TextProperty({ nullable: true, description: "The restaurant's." })
  answer: string | null;

  @TimeProperty({ nullable: true })
  answeredAt: IsoTime | null;
}

const COUNT = { type: 'integer', minimum: 0 } as const;

@ApiSchema({ name: 'ReviewSummary' })
export class ReviewSummarySchema implements ReviewSummaryView {
  @RatingProperty({ description: 'A default while there is no review.' })
  rating: string;

  @CountProperty()
  reviewCount: number;

  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(STARS.map((star) => [star, COUNT])),
    required: STARS.map(String),
    additionalProperties: false,
  })
  stars: Record<Star, number>;
}
