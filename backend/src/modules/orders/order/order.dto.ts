import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import {
  ESTIMATE_STEPS,
  type EstimateStep,
  MAX_LENGTH,
  MAX_ORDER_LINES,
  MAX_QUANTITY,
  MAX_SEEN_AT_ONCE,
  MAX_TIP_CENTS,
  PAYMENT_METHODS,
  type PaymentMethod,
  PREP_MINUTES,
} from '../../../contracts/constants.ts';
import { FULFILMENTS, type Fulfilment } from '../../../contracts/orders/fulfilment.ts';
import { LINE_STATES, type LineState } from '../../../contracts/orders/order-lines.ts';
import {
  CANCEL_REASONS,
  type CancelReason,
  ORDER_STATUSES,
  type OrderStatus,
} from '../../../contracts/orders/order-status.ts';
import { MAX_WISH_LENGTH, type SentWishes } from '../../../contracts/orders/order-wishes.ts';
import { POSTCODE_PATTERN } from '../../../contracts/places/postcode.ts';
import { PostalAddressDto } from '../../../http/input/postal-address.dto.ts';
import { EmailAddress, Trimmed, TrimmedOrNull } from '../../../http/input/text-fields.ts';
import { IfSent, IsId, PhoneNumber } from '../../../http/input/field-kinds.ts';
import { PageDto } from '../../../http/input/pagination.ts';

/** How many options one dish may come with. */
const MAX_OPTIONS = 50;

class OrderLineDto {
  @IsId()
  menuItemId: number;

  @IsInt()
  @Min(1)
  @Max(MAX_QUANTITY)
  quantity: number;

  @ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'What the client expects one to cost, in euro; the server prices.',
  })
  @IsOptional()
  price?: number | string;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.itemNotes)
  notes?: string;

  @ApiProperty({ description: 'Chosen from the option groups of the dish.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_OPTIONS)
  @IsId({ each: true })
  optionIds?: number[];
}

/** How to reach somebody who orders without an account. */
class GuestContactDto {
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_LENGTH.name)
  name: string;

  @EmailAddress()
  email: string;

  @Trimmed()
  @PhoneNumber()
  phone: string;
}

export class QuoteDto {
  @IsId()
  restaurantId: number;

  @ApiProperty({ description: 'Left out: a delivery.' })
  @IsOptional()
  @IsIn(FULFILMENTS)
  fulfilment?: Fulfilment;

  @ApiProperty({ description: 'Where it is to go. A pick-up needs none.' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PostalAddressDto)
  address?: PostalAddressDto;

  @ApiProperty({ example: 'Torstraße 1, 10119 Berlin', description: 'Instead of `address`: the same as a text.' })
  @Trimmed()
  @IfSent()
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_LENGTH.address)
  deliveryAddress?: string;

  @ApiProperty({ description: 'Instead of `address`, for a price: without any the restaurant’s own terms count.' })
  @Trimmed()
  @IsOptional()
  @Matches(POSTCODE_PATTERN)
  postcode?: string;

  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_ORDER_LINES)
  @ValidateNested({ each: true })
  @Type(() => OrderLineDto)
  items: OrderLineDto[];

  @ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: `In euro, at most ${String(MAX_TIP_CENTS / 100)}: for the restaurant's team and its courier. Left out: none.`,
  })
  @IsOptional()
  tip?: number | string;
}

export class PlaceOrderDto extends QuoteDto implements SentWishes {
  @IsIn(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @IsOptional()
  @IsString()
  @MaxLength(MAX_WISH_LENGTH.notes)
  notes?: string;

  @ApiProperty({
    oneOf: [{ type: 'number' }, { type: 'string' }],
    description: 'What the client expects to pay in euro: fee, deposit and tip included.',
  })
  @IsOptional()
  totalPrice?: number | string;

  @ApiProperty({ description: 'For whoever rings the bell.' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_WISH_LENGTH.deliveryNotes)
  deliveryNotes?: string;

  @IsOptional()
  @IsBoolean()
  wantsReusable?: boolean;

  @ApiProperty({ description: 'Needed when the quote has a `minAge`: the customer is that old.' })
  @IsOptional()
  @IsBoolean()
  ageConfirmed?: boolean;

  @ApiProperty({ format: 'date-time', description: 'Within the opening hours; left out: as soon as possible.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  scheduledFor?: string;

  @ApiProperty({ description: 'Who orders without an account.' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => GuestContactDto)
  contact?: GuestContactDto;
}

export class ClaimDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  guestToken: string;

  @ApiProperty({
    description: 'An order of the account: only when the same guest placed it, which is to say with the same e-mail.',
  })
  @IsOptional()
  @IsId()
  likeOrderId?: number;
}

export class ChangeStatusDto {
  @IsIn(ORDER_STATUSES)
  status: OrderStatus;

  @IsOptional()
  @IsId()
  expectedVersion?: number;

  @ApiProperty({ description: 'When accepting: minutes until it leaves the kitchen.' })
  @IsOptional()
  @IsInt()
  @Min(PREP_MINUTES.min)
  @Max(PREP_MINUTES.max)
  prepMinutes?: number;

  @ApiProperty({ description: 'It comes with a cancellation.' })
  @IsOptional()
  @IsIn(CANCEL_REASONS)
  reason?: CancelReason;

  @ApiProperty({ description: 'In words, for whoever ordered: with the reason `other` alone.' })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.cancelNote)
  note?: string | null;
}

export class SeenDto {
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_SEEN_AT_ONCE)
  @IsId({ each: true })
  orderIds: number[];
}

export class DoneOrdersDto extends PageDto {
  @ApiProperty({ description: "An order's number, or a part of the name or of a dish." })
  @TrimmedOrNull()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH.search)
  q?: string;
}

export class UndoDto {
  @IsId()
  expectedVersion: number;
}

export class ShiftEstimateDto {
  @IsIn(ESTIMATE_STEPS)
  minutes: EstimateStep;

  @IsOptional()
  @IsId()
  expectedVersion?: number;
}

class KitchenLineDto {
  @IsId()
  id: number;

  @ApiProperty({ description: "The line's own; another one answers `version_conflict`." })
  @IsId()
  expectedVersion: number;
}

/** All of these lines or none. */
export class LinesDto {
  @IsIn(LINE_STATES)
  state: LineState;

  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_ORDER_LINES)
  @ArrayUnique((line: Partial<KitchenLineDto> | null) => line?.id)
  @ValidateNested({ each: true })
  @Type(() => KitchenLineDto)
  lines: KitchenLineDto[];
}
