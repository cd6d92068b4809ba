import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { VAT_RATES, type VatRate } from '../../contracts/constants.ts';
import type { PriceBreakdown, QuoteView, VatLine } from '../../contracts/order-views.ts';
import { MIN_AGES, type MinAge } from '../../contracts/min-age.ts';
import type { Money } from '../../contracts/units.ts';
import {
  ChoiceProperty,
  CountProperty,
  FlagProperty,
  IdProperty,
  MoneyProperty,
  TextProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'VatLine' })
export class VatLineSchema implements VatLine {
  @ChoiceProperty('VatRate', VAT_RATES, { description: 'Percent.' })
  rate: VatRate;

  @MoneyProperty()
  net: Money;

  @MoneyProperty()
  vat: Money;

  @MoneyProperty()
  gross: Money;
}

export class PriceBreakdownSchema implements PriceBreakdown {
  @MoneyProperty({ description: 'Dishes without deposit.' })
  subtotal: Money;

  @MoneyProperty()
  deposit: Money;

  @MoneyProperty()
  deliveryFee: Money;

  @MoneyProperty({ description: 'What the restaurant is paid, VAT included; without the tip.' })
  total: Money;

  @ApiProperty({ type: [VatLineSchema] })
  vat: VatLineSchema[];

  @MoneyProperty({ description: 'For those who cook and deliver. No turnover, without VAT, not in `total`.' })
  tip: Money;

  @MoneyProperty({ description: 'What the customer pays.' })
  totalWithTip: Money;
}

@ApiSchema({ name: 'QuoteItem' })
class QuoteItemSchema {
  @IdProperty()
  menuItemId: number;

  @TextProperty()
  name: string;

  @CountProperty()
  quantity: number;

  @MoneyProperty()
  unitPrice: Money;

  @MoneyProperty({ description: 'Per piece.' })
  deposit: Money;

  @MoneyProperty()
  lineTotal: Money;
}

@ApiSchema({ name: 'Quote' })
export class QuoteSchema extends PriceBreakdownSchema implements QuoteView {
  @IdProperty()
  restaurantId: number;

  @MoneyProperty()
  minimumOrder: Money;

  @FlagProperty({ description: 'Whether the restaurant has a till for `restaurant_pos`.' })
  takesOnlinePayment: boolean;

  @ChoiceProperty('MinAge', MIN_AGES, {
    nullable: true,
    description: 'How old one has to be for it; an order then needs `ageConfirmed`.',
  })
  minAge: MinAge | null;

  @ApiProperty({ type: [QuoteItemSchema] })
  items: QuoteItemSchema[];
}
