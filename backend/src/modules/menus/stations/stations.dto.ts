import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { MAX_STATION_NAME, MAX_STATIONS } from '../../../contracts/menus/stations.ts';
import { IsId, RequiredText } from '../../../http/input/field-kinds.ts';

class StationDto {
  @ApiProperty({ description: 'Left out: a new one.' })
  @IsOptional()
  @IsId()
  id?: number;

  @RequiredText(MAX_STATION_NAME)
  name: string;
}

export class StationsDto {
  @ApiProperty({ description: 'All that there are to be, in order.' })
  @IsArray()
  @ArrayMaxSize(MAX_STATIONS)
  @ValidateNested({ each: true })
  @Type(() => StationDto)
  stations: StationDto[];

  @ApiProperty({ description: 'Those that go. One that is in neither list answers `menu_changed`.' })
  @IsArray()
  @ArrayMaxSize(MAX_STATIONS)
  @ArrayUnique()
  @IsId({ each: true })
  removedIds: number[];
}
