import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  BUSY_FOR_MINUTES,
  BUSY_MINUTES,
  CAP_FOR_MINUTES,
  type InterventionKind,
  INTERVENTION_KINDS,
  MAX_INTERVENTION_REASON_LENGTH,
  PAUSE_MINUTES,
  type PauseMinutes,
  QUARTER_CAP,
  UNTIL_TOMORROW,
} from '../../contracts/restaurants/capacity.ts';
import { RequiredText } from '../../http/input/field-kinds.ts';

/** One of the two. */
export class PauseDto {
  @IsOptional()
  @IsIn(PAUSE_MINUTES)
  minutes?: PauseMinutes;

  @ApiProperty({ description: 'Until the first opening of a later day.' })
  @IsOptional()
  @IsIn([UNTIL_TOMORROW])
  until?: typeof UNTIL_TOMORROW;
}

/** `busy` alone says for how long with `forMinutes`. */
export class InterveneDto {
  @IsIn(INTERVENTION_KINDS)
  kind: InterventionKind;

  @ApiProperty({ description: 'The restaurant reads it.' })
  @RequiredText(MAX_INTERVENTION_REASON_LENGTH)
  reason: string;

  @ApiProperty({ description: 'Of a pause (15, 30 or 60), or what being busy adds to the usual time.' })
  @IsOptional()
  @IsInt()
  @Min(BUSY_MINUTES.min)
  @Max(BUSY_MINUTES.max)
  minutes?: number;

  @ApiProperty({ description: 'Of a pause: until the first opening of a later day.' })
  @IsOptional()
  @IsIn([UNTIL_TOMORROW])
  until?: typeof UNTIL_TOMORROW;

  @ApiProperty({ default: BUSY_FOR_MINUTES.default, description: 'How long being busy lasts.' })
  @IsOptional()
  @IsInt()
  @Min(BUSY_FOR_MINUTES.min)
  @Max(BUSY_FOR_MINUTES.max)
  forMinutes?: number;
}

export class BusyDto {
  @ApiProperty({ description: 'Added to the usual time.' })
  @IsInt()
  @Min(BUSY_MINUTES.min)
  @Max(BUSY_MINUTES.max)
  minutes: number;

  @ApiProperty({ default: BUSY_FOR_MINUTES.default, description: 'How long this lasts.' })
  @IsOptional()
  @IsInt()
  @Min(BUSY_FOR_MINUTES.min)
  @Max(BUSY_FOR_MINUTES.max)
  forMinutes?: number;
}

export class CapDto {
  @ApiProperty({ description: 'A quarter of an hour.' })
  @IsInt()
  @Min(QUARTER_CAP.min)
  @Max(QUARTER_CAP.max)
  orders: number;

  @ApiProperty({ default: CAP_FOR_MINUTES.default, description: 'How long this lasts.' })
  @IsOptional()
  @IsInt()
  @Min(CAP_FOR_MINUTES.min)
  @Max(CAP_FOR_MINUTES.max)
  forMinutes?: number;
}
