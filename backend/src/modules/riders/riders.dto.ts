import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, Matches, ValidateIf } from 'class-validator';
import { WITHOUT_CODE_REASONS, type WithoutCodeReason } from '../../contracts/orders/handover.ts';
import { RIDE_STATUSES, type RideStatus } from '../../contracts/riders/riders.ts';
import { IsId } from '../../http/input/field-kinds.ts';

export class ShiftDto {
  @IsBoolean()
  isOn: boolean;
}

export class TakeDto {
  @IsOptional()
  @IsId()
  expectedVersion?: number;
}

export class AssignRiderDto {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Somebody on shift; null takes the order back.' })
  @ValidateIf((_, riderId) => riderId !== null)
  @IsId()
  riderId: number | null;

  @IsOptional()
  @IsId()
  expectedVersion?: number;
}

export class RideDto {
  @IsIn(RIDE_STATUSES)
  status: RideStatus;

  @IsOptional()
  @IsId()
  expectedVersion?: number;

  @ApiProperty({ description: "With `delivered`: the guest's four digits." })
  @IsOptional()
  @Matches(/^\d{4}$/)
  code?: string;

  @ApiProperty({ description: 'With `delivered`, instead of `code`; `reason` says why.' })
  @IsOptional()
  @IsBoolean()
  withoutCode?: boolean;

  @IsOptional()
  @IsIn(WITHOUT_CODE_REASONS)
  reason?: WithoutCodeReason;
}
