import { ApiSchema } from '@nestjs/swagger';
import { CITIES, type City, type Role, ROLES } from '../../contracts/constants.ts';
import type { AccountView, IsoTime } from '../../contracts/views.ts';
import { ChoiceProperty, IdProperty, TextProperty, TimeProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'Account' })
export class AccountSchema implements AccountView {
  @IdProperty()
  id: number;

  @ChoiceProperty('Role', ROLES)
  role: Role;

  @TextProperty({ nullable: true })
  name: string | null;

  @TextProperty()
  email: string;

  @ChoiceProperty('City', CITIES, { nullable: true })
  city: City | null;

  @TextProperty({ nullable: true })
  phone: string | null;

  @TextProperty({ nullable: true })
  address: string | null;

  @TimeProperty()
  createdAt: IsoTime;
}
