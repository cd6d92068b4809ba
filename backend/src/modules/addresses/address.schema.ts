import { ApiSchema } from '@nestjs/swagger';
import type { AddressView } from '../../contracts/account.ts';
import type { IsoTime } from '../../contracts/units.ts';
import { FlagProperty, IdProperty, TextProperty, TimeProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'Address' })
export class AddressSchema implements AddressView {
  @IdProperty()
  id: number;

  @TextProperty()
  label: string;

  @TextProperty()
  address: string;

  @TextProperty({ nullable: true })
  notes: string | null;

  @FlagProperty()
  isDefault: boolean;

  @TimeProperty()
  createdAt: IsoTime;
}
