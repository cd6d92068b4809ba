import { ApiSchema } from '@nestjs/swagger';
import { type AdminRole, ADMIN_ROLES } from '../../contracts/admin-roles.ts';
import { CITIES, type City, type Role, ROLES } from '../../contracts/constants.ts';
import type { AccountView } from '../../contracts/account-views.ts';
import type { IsoTime } from '../../contracts/units.ts';
import { ChoiceProperty, FlagProperty, IdProperty, TextProperty, TimeProperty } from '../../http/openapi/properties.ts';

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

  @FlagProperty({ required: false, description: 'Of customers.' })
  isEmailVerified?: boolean;

  @TextProperty({ required: false, nullable: true, description: 'Of customers: waits to be confirmed by its mailbox.' })
  pendingEmail?: string | null;

  @FlagProperty({ required: false, description: "Of a restaurant's staff: orders, load and what is sold out." })
  isKitchenOnly?: boolean;

  @TextProperty({ required: false, nullable: true })
  staffName?: string | null;

  @ChoiceProperty('AdminRole', ADMIN_ROLES, { required: false })
  adminRole?: AdminRole;

  @FlagProperty({ required: false, description: 'Of an admin who has to set up a second factor before anything else.' })
  needsSecondFactor?: boolean;
}
