import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { ProfileSummaryView } from '../../contracts/account.ts';
import { LOYALTY_LEVELS, type LoyaltyLevel, type LoyaltyView } from '../../contracts/loyalty.ts';
import { ChoiceProperty, CountProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'Loyalty' })
class LoyaltySchema implements LoyaltyView {
  @ChoiceProperty('LoyaltyLevel', LOYALTY_LEVELS)
  level: LoyaltyLevel;

  @CountProperty()
  deliveredOrders: number;

  @ChoiceProperty('LoyaltyLevel', LOYALTY_LEVELS, { nullable: true })
  nextLevel: LoyaltyLevel | null;

  @CountProperty()
  ordersToNext: number;

  @CountProperty({ description: 'Of the orders that the next level takes; 100 at the top.' })
  percent: number;
}

@ApiSchema({ name: 'ProfileSummary' })
export class ProfileSummarySchema implements ProfileSummaryView {
  @CountProperty({ description: 'Placed, cancelled ones among them.' })
  orders: number;

  @CountProperty()
  favourites: number;

  @CountProperty()
  reviews: number;

  @CountProperty()
  loyaltyPoints: number;

  @ApiProperty({ type: LoyaltySchema })
  loyalty: LoyaltySchema;
}
