import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, registerDecorator } from 'class-validator';
import {
  MIN_SEARCH_LENGTH,
  RESTAURANT_STATES,
  type RestaurantState,
  TABLE_SORTS,
  type TableSort,
} from '../../contracts/admin/admin.ts';
import {
  CITIES,
  type City,
  MAX_LENGTH,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from '../../contracts/constants.ts';
import {
  APPROVAL_STATUSES,
  type ApprovalStatus,
  SUBSCRIPTION_PLANS,
  type SubscriptionPlan,
} from '../../contracts/restaurants/plans.ts';
import { FULFILMENTS, type Fulfilment } from '../../contracts/orders/fulfilment.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../contracts/orders/order-status.ts';
import { PageDto } from '../../http/input/pagination.ts';
import { ListText, MomentText, TrimmedOrNull } from '../../http/input/text-fields.ts';
import { FlagText, IdText } from '../../http/input/field-kinds.ts';

/** Fewer letters are in every second name, and no index helps to find them. An order's number may be short. */
const IsSearch = () => (target: object, propertyName: string) => {
  registerDecorator({
    name: 'minLength',
    target: target.constructor,
    propertyName,
    constraints: [MIN_SEARCH_LENGTH],
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && (value.length >= MIN_SEARCH_LENGTH || /^#?\d+$/.test(value)),
    },
  });
};

const MOMENT = { type: 'string', format: 'date-time' } as const;

class TableDto extends PageDto {
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @IsSearch()
  @MaxLength(MAX_LENGTH.search)
  q?: string;

  @IsOptional()
  @IsIn(CITIES)
  city?: City;
}

export class OrdersTableDto extends TableDto {
  @ApiProperty({ default: 'newest' })
  @IsOptional()
  @IsIn(TABLE_SORTS.orders)
  sort?: TableSort;

  @ApiPropertyOptional({ type: 'string', description: 'One or more, with commas.', example: 'pending,preparing' })
  @ListText()
  @IsOptional()
  @IsIn(ORDER_STATUSES, { each: true })
  status?: OrderStatus[];

  @IsOptional()
  @IsIn(FULFILMENTS)
  fulfilment?: Fulfilment;

  @IsOptional()
  @IsIn(PAYMENT_METHODS)
  paymentMethod?: PaymentMethod;

  @IsOptional()
  @IsIn(PAYMENT_STATUSES)
  paymentStatus?: PaymentStatus;

  @IdText()
  restaurantId?: number;

  @IdText()
  userId?: number;

  @ApiProperty({ ...MOMENT, description: 'Placed from this moment on.' })
  @MomentText()
  from?: Date;

  @ApiProperty({ ...MOMENT, description: 'Placed before this moment.' })
  @MomentText()
  to?: Date;
}

export class RestaurantsTableDto extends TableDto {
  @ApiProperty({ default: 'newest' })
  @IsOptional()
  @IsIn(TABLE_SORTS.restaurants)
  sort?: TableSort;

  @FlagText()
  open?: boolean;

  @ApiProperty({ description: 'What keeps it from taking orders now.' })
  @IsOptional()
  @IsIn(RESTAURANT_STATES)
  state?: RestaurantState;

  @ApiProperty({ description: 'Whether customers see it.' })
  @FlagText()
  active?: boolean;

  @IsOptional()
  @IsIn(APPROVAL_STATUSES)
  reviewStatus?: ApprovalStatus;

  @IsOptional()
  @IsIn(SUBSCRIPTION_PLANS)
  plan?: SubscriptionPlan;
}

export class UsersTableDto extends TableDto {
  @ApiProperty({ default: 'newest' })
  @IsOptional()
  @IsIn(TABLE_SORTS.users)
  sort?: TableSort;

  @ApiProperty({ ...MOMENT, description: 'Registered from this moment on.' })
  @MomentText()
  from?: Date;

  @ApiProperty({ ...MOMENT, description: 'Registered before this moment.' })
  @MomentText()
  to?: Date;
}
