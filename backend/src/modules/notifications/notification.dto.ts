import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import type { NotificationSettings } from '../../contracts/accounts/account.ts';
import { IsId } from '../../http/input/field-kinds.ts';

const MAX_ENDPOINT_LENGTH = 1_000;
const MAX_TOKEN_LENGTH = 100;
const BASE64URL = /^[\w-]+$/;

/** What is left out stays as it is. */
export class NotificationSettingsDto implements Partial<NotificationSettings> {
  @ApiProperty({ description: 'E-mails about what becomes of an order; its confirmation is always sent.' })
  @IsOptional()
  @IsBoolean()
  email?: boolean;

  @ApiProperty({ description: 'An e-mail when the restaurant accepts an order, too.' })
  @IsOptional()
  @IsBoolean()
  acceptance?: boolean;

  @ApiProperty({ description: 'Messages on the devices that asked for them.' })
  @IsOptional()
  @IsBoolean()
  push?: boolean;
}

class PushKeysDto {
  @ApiProperty({ description: 'Base64url, as the browser gives it.' })
  @IsString()
  @MaxLength(100)
  @Matches(BASE64URL)
  p256dh: string;

  @ApiProperty({ description: 'Base64url, as the browser gives it.' })
  @IsString()
  @MaxLength(40)
  @Matches(BASE64URL)
  auth: string;
}

export class PushEndpointDto {
  @ApiProperty({ format: 'uri' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_ENDPOINT_LENGTH)
  endpoint: string;
}

/**
 * What the browser's `PushSubscription` says of itself. For the signed-in customer's orders, for the orders that the signed-in
 * restaurant does not answer, or, with `orderId` and the token of its link, for one order.
 */
export class PushSubscriptionDto extends PushEndpointDto {
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => PushKeysDto)
  keys: PushKeysDto;

  @ApiProperty({ description: 'For one order alone, also for guests.' })
  @IsOptional()
  @IsId()
  orderId?: number;

  @ApiProperty({ description: "The `t` of the order's link." })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_TOKEN_LENGTH)
  token?: string;
}
