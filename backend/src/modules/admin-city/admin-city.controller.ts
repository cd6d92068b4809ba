import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { AdminCityView } from '../../contracts/admin/admin-city.ts';
import { CITIES, type City } from '../../contracts/constants.ts';
import { AdminsWith } from '../../access/access.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ReadCity } from './read-city.ts';

class CityDto {
  @IsIn(CITIES)
  city: City;
}

@ApiTags('admin')
@Controller('api/admin/city')
export class AdminCityController {
  constructor(private readonly readCity: ReadCity) {}

  @Get()
  @AdminsWith('read')
  @Answers('AdminCity')
  @Refuses('validation_failed')
  read(@Query() { city }: CityDto): Promise<AdminCityView> {
    return this.readCity.execute(city);
  }
}
