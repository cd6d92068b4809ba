import { Body, Controller, Put } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { CITIES, type City } from '../../../contracts/constants.ts';
import type { RestaurantInfoView } from '../../../contracts/restaurants/restaurant-views.ts';
import { AdminsWith, CurrentActing } from '../../../access/access.ts';
import { IdParam } from '../../../http/input/id-param.ts';
import { Answers } from '../../../http/openapi/answers.ts';
import { Refuses } from '../../../http/openapi/refuses.ts';
import { EmailAddress } from '../../../http/input/text-fields.ts';
import type { Acting } from '../../../access/acting.ts';
import { EditRestaurant } from './edit-restaurant.ts';
import { RestaurantInfoDto } from './restaurant.dto.ts';
import { IfSent, IsId } from '../../../http/input/field-kinds.ts';

class EditRestaurantDto extends RestaurantInfoDto {
  @ApiProperty({ format: 'email', description: 'Ends the owner’s sessions.' })
  @IfSent()
  @EmailAddress()
  email?: string;

  @IfSent()
  @IsIn(CITIES)
  city?: City;

  @ApiProperty({ description: 'The `infoVersion` that the change is based on.' })
  @IsOptional()
  @IsId()
  expectedVersion?: number;
}

/** What admins correct of a restaurant. */
@ApiTags('admin')
@Controller('api/admin/restaurants/:id')
export class AdminRestaurantsController {
  constructor(private readonly editRestaurant: EditRestaurant) {}

  /** What is left out stays. */
  @Put()
  @AdminsWith('edit_restaurants')
  @Answers('RestaurantInfo')
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile', 'email_taken')
  edit(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: EditRestaurantDto,
  ): Promise<RestaurantInfoView> {
    return this.editRestaurant.execute(acting, id, body);
  }
}
