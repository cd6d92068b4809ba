import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsInt,
  IsISO8601,
  IsNumber,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MAX_POSITIONS } from '../../contracts/riders/position.ts';

class PositionDto {
  @IsNumber()
  @Min(-90)
  @Max(90)
  latitude: number;

  @IsNumber()
  @Min(-180)
  @Max(180)
  longitude: number;

  @ApiProperty({ description: 'How far off it may be, as the phone says.' })
  @IsNumber()
  @Min(0)
  accuracyMeters: number;

  @ApiProperty({ description: 'Degrees clockwise from north.' })
  @IsOptional()
  @IsNumber()
  @Min(0)
  @Max(360)
  heading?: number | null;

  @IsOptional()
  @IsNumber()
  @Min(0)
  speedMps?: number | null;

  @ApiProperty({ description: 'Rises from position to position.' })
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  sequence: number;

  @ApiProperty({ format: 'date-time' })
  @IsISO8601({ strict: true })
  @MaxLength(40)
  at: string;
}

export class PositionsDto {
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_POSITIONS)
  @ValidateNested({ each: true })
  @Type(() => PositionDto)
  positions: PositionDto[];
}
