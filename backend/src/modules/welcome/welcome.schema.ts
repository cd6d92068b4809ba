import { ApiSchema } from '@nestjs/swagger';
import type { WelcomeView } from '../../contracts/account.ts';
import { CountProperty, RatingProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'Welcome' })
export class WelcomeSchema implements WelcomeView {
  @CountProperty()
  restaurants: number;

  @CountProperty()
  deliveredOrders: number;

  @CountProperty()
  reviews: number;

  @RatingProperty({ nullable: true, description: 'Of all reviews.' })
  averageRating: string | null;
}
