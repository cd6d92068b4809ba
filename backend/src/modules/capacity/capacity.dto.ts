import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  BUSY_FOR_MINUTES,
  BUSY_MINUTES,
  CAP_FOR_MINUTES,
  PAUSE_MINUTES,
  type PauseMinutes,
  QUARTER_CAP,
  UNTIL_TOMORROW,
} from '../../contracts/restaurants/capacity.ts';

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
