import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  BUSY_FOR_MINUTES,
  BUSY_MINUTES,
  type BusyRequest,
  CAP_FOR_MINUTES,
  type CapRequest,
  PAUSE_MINUTES,
  type PauseMinutes,
  type PauseRequest,
  QUARTER_CAP,
  UNTIL_TOMORROW,
} from '../../contracts/load.ts';

export class PauseDto implements PauseRequest {
  @ApiPropertyOptional({ enum: PAUSE_MINUTES })
  @IsOptional()
  @IsIn(PAUSE_MINUTES)
  minutes?: PauseMinutes;

  @ApiPropertyOptional({ enum: [UNTIL_TOMORROW], description: 'Until the first opening of a later day.' })
  @IsOptional()
  @IsIn([UNTIL_TOMORROW])
  until?: typeof UNTIL_TOMORROW;
}

export class BusyDto implements BusyRequest {
  @ApiProperty({ minimum: BUSY_MINUTES.min, maximum: BUSY_MINUTES.max, description: 'Added to the usual time.' })
  @IsInt()
  @Min(BUSY_MINUTES.min)
  @Max(BUSY_MINUTES.max)
  minutes: number;

  @ApiPropertyOptional({
    minimum: BUSY_FOR_MINUTES.min,
    maximum: BUSY_FOR_MINUTES.max,
    default: BUSY_FOR_MINUTES.default,
    description: 'How long this lasts.',
  })
  @IsOptional()
  @IsInt()
  @Min(BUSY_FOR_MINUTES.min)
  @Max(BUSY_FOR_MINUTES.max)
  forMinutes?: number;
}

export class CapDto implements CapRequest {
  @ApiProperty({ minimum: QUARTER_CAP.min, maximum: QUARTER_CAP.max, description: 'A quarter of an hour.' })
  @IsInt()
  @Min(QUARTER_CAP.min)
  @Max(QUARTER_CAP.max)
  orders: number;

  @ApiPropertyOptional({
    minimum: CAP_FOR_MINUTES.min,
    maximum: CAP_FOR_MINUTES.max,
    default: CAP_FOR_MINUTES.default,
    description: 'How long this lasts.',
  })
  @IsOptional()
  @IsInt()
  @Min(CAP_FOR_MINUTES.min)
  @Max(CAP_FOR_MINUTES.max)
  forMinutes?: number;
}
