import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsLatitude,
  IsLongitude,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { CITIES, type City } from '../../contracts/constants.ts';
import {
  MAX_AREA_NAME,
  MAX_AREA_POSTCODES,
  MAX_AREAS,
  MAX_EXTRA_MINUTES,
  RADIUS_METERS,
} from '../../contracts/places/delivery-areas.ts';
import { POSTCODE_PATTERN } from '../../contracts/places/postcode.ts';
import { IsId, RequiredText } from '../../http/input/field-kinds.ts';
import { Trimmed } from '../../http/input/text-fields.ts';
import { IsEuroAmount } from '../../money/euro-amount.ts';

const AMOUNT = { oneOf: [{ type: 'number' }, { type: 'string' }], example: '2.90', description: 'In euro.' };

/** More than one ring is a hole, which the use case has words for. */
const MAX_RINGS = 50;

/** A GeoJSON polygon of one ring. The use case judges its positions, and names the area that has a wrong one. */
class PolygonDto {
  @IsIn(['Polygon'])
  type: 'Polygon';

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
    description: 'One ring of `[longitude, latitude]`, whose last position is its first.',
  })
  @IsArray()
  @ArrayMaxSize(MAX_RINGS)
  coordinates: number[][][];
}

/** Exactly one of `postcodes`, `polygon` and `radiusMeters` says where it is. */
class DeliveryAreaDto {
  @ApiProperty({ description: 'Left out: a new one.' })
  @IsOptional()
  @IsId()
  id?: number;

  @ApiProperty({ example: 'Prenzlauer Berg' })
  @RequiredText(MAX_AREA_NAME)
  name: string;

  @ApiProperty({ nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_AREA_POSTCODES)
  @ArrayUnique()
  @Matches(POSTCODE_PATTERN, { each: true })
  postcodes?: string[] | null;

  @ApiProperty({ nullable: true })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PolygonDto)
  polygon?: PolygonDto | null;

  @ApiProperty({ nullable: true, description: "Around the restaurant's door." })
  @IsOptional()
  @IsInt()
  @Min(RADIUS_METERS.min)
  @Max(RADIUS_METERS.max)
  radiusMeters?: number | null;

  @ApiProperty(AMOUNT)
  @IsEuroAmount()
  fee: number | string;

  @ApiPropertyOptional({ ...AMOUNT, nullable: true, description: 'In euro. Null: the delivery is never free.' })
  @IsOptional()
  @IsEuroAmount()
  freeFrom?: number | string | null;

  @ApiProperty(AMOUNT)
  @IsEuroAmount()
  minimumOrder: number | string;

  @ApiProperty({ description: 'Left out: none.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_EXTRA_MINUTES)
  extraMinutes?: number;

  @ApiProperty({ description: 'Left out: it is.' })
  @IsOptional()
  @IsBoolean()
  isActive?: boolean;
}

class DoorDto {
  @IsLatitude()
  latitude: number;

  @IsLongitude()
  longitude: number;
}

/** All of them: what is left out is deleted. The list alone will do, too. */
export class DeliveryAreasDto {
  /** What a body that is a list is the value of. */
  static readonly list = 'areas';

  @IsArray()
  @ArrayMaxSize(MAX_AREAS)
  @ValidateNested({ each: true })
  @Type(() => DeliveryAreaDto)
  areas: DeliveryAreaDto[];

  @ApiProperty({ description: 'Where the door is from now on. Left out: where it was.' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => DoorDto)
  door?: DoorDto;
}

export class PostcodeDto {
  @Trimmed()
  @IsString()
  @Matches(POSTCODE_PATTERN)
  postcode: string;
}

export class PostcodesDto {
  @IsIn(CITIES)
  city: City;
}
