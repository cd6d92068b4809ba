import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  REORDER_CHANGES,
  type ReorderChange,
  type ReorderLine,
  type ReorderView,
} from '../../contracts/order-views.ts';
import type { Money } from '../../contracts/units.ts';
import {
  ChoiceProperty,
  CountProperty,
  FlagProperty,
  IdProperty,
  MoneyProperty,
  TextProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'ReorderLine' })
class ReorderLineSchema implements ReorderLine {
  @IdProperty({ nullable: true, description: 'Null when the dish is gone.' })
  menuItemId: number | null;

  @TextProperty()
  name: string;

  @CountProperty()
  quantity: number;

  @MoneyProperty({ nullable: true, description: 'With the options that are still there. Null when the dish is gone.' })
  price: Money | null;

  @MoneyProperty()
  previousPrice: Money;

  @TextProperty({ nullable: true })
  imageUrl: string | null;

  @TextProperty({ nullable: true })
  notes: string | null;

  @ApiProperty({ type: [Number] })
  optionIds: number[];

  @ChoiceProperty('ReorderChange', REORDER_CHANGES)
  change: ReorderChange;
}

@ApiSchema({ name: 'Reorder' })
export class ReorderSchema implements ReorderView {
  @IdProperty()
  restaurantId: number;

  @TextProperty()
  restaurantName: string;

  @FlagProperty()
  isOpen: boolean;

  @ApiProperty({ type: [ReorderLineSchema] })
  lines: ReorderLineSchema[];
}
