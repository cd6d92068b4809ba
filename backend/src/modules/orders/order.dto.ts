import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import {
  MAX_LENGTH,
  MAX_ORDER_LINES,
  MAX_QUANTITY,
  PAYMENT_METHODS,
  type PaymentMethod,
  PREP_MINUTES,
} from '../../contracts/constants.ts';
import { CANCEL_REASONS, type CancelReason, ORDER_STATUSES, type OrderStatus } from '../../contracts/order-status.ts';
import { MAX_ID } from '../../http/id-param.ts';
import { Trimmed } from '../../http/text-fields.ts';
import type {
  ChangeStatusRequest,
  OrderLineRequest,
  PlaceOrderRequest,
  QuoteRequest,
} from '../../contracts/requests.ts';

export class OrderLineDto implements OrderLineRequest {
  @ApiProperty()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  menuItemId: number;

  @ApiProperty({ minimum: 1, maximum: MAX_QUANTITY })
  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity: number;

  @ApiPropertyOptional({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'What the client expects one to cost, in euro.',
  })
  @IsOptional()
  price?: number | string;

  @ApiPropertyOptional({ maxLength: MAX_LENGTH.itemNotes })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.itemNotes)
  notes?: string;
}

export class QuoteDto implements QuoteRequest {
  @ApiProperty()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  restaurantId: number;

  @ApiProperty({ type: [OrderLineDto], maxItems: MAX_ORDER_LINES })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_ORDER_LINES)
  @ValidateNested({ each: true })
  @Type(() => OrderLineDto)
  items: OrderLineDto[];
}

export class PlaceOrderDto extends QuoteDto implements PlaceOrderRequest {
  @ApiProperty({ minLength: 1, maxLength: MAX_LENGTH.address })
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_LENGTH.address)
  deliveryAddress: string;

  @ApiProperty({ enum: PAYMENT_METHODS })
  @IsIn(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @ApiPropertyOptional({ maxLength: MAX_LENGTH.notes })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.notes)
  notes?: string;

  @ApiPropertyOptional({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'What the client expects to pay in euro, fee and deposit included.',
  })
  @IsOptional()
  totalPrice?: number | string;
}

export class ChangeStatusDto implements ChangeStatusRequest {
  @ApiProperty({ enum: ORDER_STATUSES })
  @IsIn(ORDER_STATUSES)
  status: OrderStatus;

  @ApiPropertyOptional({ minimum: 1 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  expectedVersion?: number;

  @ApiPropertyOptional({ minimum: PREP_MINUTES.min, maximum: PREP_MINUTES.max })
  @IsOptional()
  @IsInt()
  @Min(PREP_MINUTES.min)
  @Max(PREP_MINUTES.max)
  prepMinutes?: number;

  @ApiPropertyOptional({ enum: CANCEL_REASONS })
  @IsOptional()
  @IsIn(CANCEL_REASONS)
  reason?: CancelReason;
}
