import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SUBSCRIPTION_PLANS, type SubscriptionPlan } from '../../contracts/constants.ts';
import type { PlanView, PosView, StaffView } from '../../contracts/settings.ts';
import type { IsoTime, Money } from '../../contracts/units.ts';
import {
  ChoiceProperty,
  FlagProperty,
  IdProperty,
  MoneyProperty,
  TextProperty,
  TimeProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'Staff' })
export class StaffSchema implements StaffView {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty()
  email: string;

  @TimeProperty()
  createdAt: IsoTime;
}

@ApiSchema({ name: 'Pos', description: 'Whether they are set; what they are is never answered.' })
export class PosSchema implements PosView {
  @FlagProperty()
  isUrlSet: boolean;

  @FlagProperty()
  isKeySet: boolean;
}

@ApiSchema({ name: 'Plan' })
export class PlanSchema implements PlanView {
  @ChoiceProperty('SubscriptionPlan', SUBSCRIPTION_PLANS, { nullable: true })
  plan: SubscriptionPlan | null;

  @FlagProperty()
  isActive: boolean;

  @MoneyProperty({ nullable: true })
  price: Money | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  startsOn: string | null;

  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  endsOn: string | null;
}
