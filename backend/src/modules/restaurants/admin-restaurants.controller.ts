import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import type { EditRestaurantRequest } from '../../contracts/admin.ts';
import { CITIES, type City, MAX_LENGTH } from '../../contracts/constants.ts';
import type { RestaurantInfoView } from '../../contracts/restaurant-views.ts';
import { AdminsWith, CurrentActing } from '../../http/access.ts';
import { IdParam, MAX_ID } from '../../http/id-param.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { EmailAddress } from '../../http/text-fields.ts';
import type { Acting } from '../audit/acting.ts';
import { EditRestaurant } from './edit-restaurant.ts';
import { IfSent, RestaurantInfoDto } from './restaurant.dto.ts';
import { RestaurantInfoSchema } from './restaurant.schema.ts';

class EditRestaurantDto extends RestaurantInfoDto implements EditRestaurantRequest {
  @ApiPropertyOptional({ format: 'email', maxLength: MAX_LENGTH.email, description: 'Ends the owner’s sessions.' })
  @IfSent()
  @EmailAddress()
  @MaxLength(MAX_LENGTH.email)
  email?: string;

  @ApiPropertyOptional({ enum: CITIES, enumName: 'City' })
  @IfSent()
  @IsIn(CITIES)
  city?: City;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, description: 'The `infoVersion` that the change is based on.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  expectedVersion?: number;
}

/** What admins correct of a restaurant. */
@ApiTags('admin')
@Controller('api/admin/restaurants/:id')
export class AdminRestaurantsController {
  readonly #edit: EditRestaurant;

  constructor(edit: EditRestaurant) {
    this.#edit = edit;
  }

  /** What is left out stays. */
  @Put()
  @AdminsWith('edit_restaurants')
  @ApiOkResponse({ type: RestaurantInfoSchema })
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile', 'email_taken')
  edit(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: EditRestaurantDto,
  ): Promise<RestaurantInfoView> {
    return this.#edit.execute(acting, id, body);
  }
}
