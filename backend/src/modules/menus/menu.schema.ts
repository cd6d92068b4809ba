import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  type Additive,
  ADDITIVES,
  type Allergen,
  ALLERGENS,
  VAT_RATES,
  type VatRate,
} from '../../contracts/constants.ts';
import type {
  MenuItemView,
  MenuView,
  OptionGroupView,
  OptionView,
  RestaurantMenuItemView,
} from '../../contracts/menu-views.ts';
import { MIN_AGES, type MinAge } from '../../contracts/min-age.ts';
import type { IsoTime, Money } from '../../contracts/units.ts';
import {
  ChoiceProperty,
  ChoicesProperty,
  CountProperty,
  FlagProperty,
  IdProperty,
  MoneyProperty,
  TextProperty,
  TimeProperty,
} from '../../http/openapi/properties.ts';
import { DEPOSIT_KINDS, type DepositKind } from './menu-item.entity.ts';

@ApiSchema({ name: 'Option' })
export class OptionSchema implements OptionView {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @MoneyProperty({ description: 'On top of the dish.' })
  price: Money;

  @FlagProperty()
  available: boolean;

  @TimeProperty({ nullable: true, description: 'When it comes back by itself, if it does.' })
  soldOutUntil: IsoTime | null;

  @ChoicesProperty('Allergen', ALLERGENS)
  allergens: Allergen[];

  @ChoicesProperty('Additive', ADDITIVES)
  additives: Additive[];

  @FlagProperty()
  isVegetarian: boolean;

  @FlagProperty()
  isVegan: boolean;
}

@ApiSchema({ name: 'OptionGroup' })
export class OptionGroupSchema implements OptionGroupView {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @CountProperty({ description: 'From 1 on, the dish cannot be ordered without a choice.' })
  minChoices: number;

  @CountProperty()
  maxChoices: number;

  @ApiProperty({ type: [OptionSchema] })
  options: OptionSchema[];
}

@ApiSchema({ name: 'MenuItem' })
export class MenuItemSchema implements MenuItemView {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty({ nullable: true })
  description: string | null;

  @MoneyProperty()
  price: Money;

  @TextProperty({ nullable: true })
  imageUrl: string | null;

  @FlagProperty()
  available: boolean;

  @TimeProperty({ nullable: true, description: 'When it comes back by itself, if it does.' })
  soldOutUntil: IsoTime | null;

  @ChoiceProperty('VatRate', VAT_RATES, { description: 'Percent.' })
  vatRate: VatRate;

  @MoneyProperty({ description: 'On top of the price.' })
  deposit: Money;

  @ChoiceProperty('DepositKind', DEPOSIT_KINDS, { nullable: true })
  depositKind: DepositKind | null;

  @ChoicesProperty('Allergen', ALLERGENS)
  allergens: Allergen[];

  @ChoicesProperty('Additive', ADDITIVES)
  additives: Additive[];

  @FlagProperty()
  isVegetarian: boolean;

  @FlagProperty()
  isVegan: boolean;

  @CountProperty({ nullable: true, description: 'Of packaged drinks.' })
  volumeMl: number | null;

  @ChoiceProperty('MinAge', MIN_AGES, { nullable: true, description: 'How old one has to be for it.' })
  minAge: MinAge | null;

  @ApiProperty({ type: [OptionGroupSchema] })
  optionGroups: OptionGroupSchema[];
}

@ApiSchema({ name: 'Menu' })
export class MenuSchema implements MenuView {
  @IdProperty()
  id: number;

  @TextProperty()
  name: string;

  @TextProperty({ nullable: true })
  description: string | null;

  @ApiProperty({ type: [MenuItemSchema] })
  items: MenuItemSchema[];
}

@ApiSchema({ name: 'RestaurantMenuItem' })
export class RestaurantMenuItemSchema extends MenuItemSchema implements RestaurantMenuItemView {
  @IdProperty()
  menuId: number;

  @TextProperty()
  menuName: string;
}
