import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PAYMENT_METHODS, type PaymentMethod } from '../../contracts/constants.ts';
import { CANCEL_REASONS, type CancelReason } from '../../contracts/order-status.ts';
import type { DayReportView } from '../../contracts/reports.ts';
import type { Money } from '../../contracts/units.ts';
import { ChoiceProperty, CountProperty, MoneyProperty, TextProperty } from '../../http/openapi/properties.ts';
import { VatLineSchema } from '../orders/price.schema.ts';

@ApiSchema({ name: 'DayReportPayment' })
class PaymentSchema {
  @ChoiceProperty('PaymentMethod', PAYMENT_METHODS)
  method: PaymentMethod;

  @CountProperty()
  orders: number;

  @MoneyProperty()
  total: Money;

  @MoneyProperty({ description: 'Not in `total`.' })
  tips: Money;
}

@ApiSchema({ name: 'DayReportReason' })
class ReasonSchema {
  @ChoiceProperty('CancelReason', CANCEL_REASONS, { nullable: true })
  reason: CancelReason | null;

  @CountProperty()
  orders: number;
}

@ApiSchema({ name: 'DayReportCancelled' })
class CancelledSchema {
  @CountProperty()
  orders: number;

  @MoneyProperty()
  total: Money;

  @ApiProperty({ type: [ReasonSchema] })
  reasons: ReasonSchema[];
}

@ApiSchema({ name: 'DayReport', description: 'Sums are of the orders that were not cancelled.' })
export class DayReportSchema implements DayReportView {
  @ApiProperty({ type: 'string', format: 'date' })
  date: string;

  @TextProperty()
  restaurantName: string;

  @TextProperty({ nullable: true })
  legalName: string | null;

  @TextProperty()
  address: string;

  @TextProperty({ nullable: true })
  vatId: string | null;

  @CountProperty()
  orders: number;

  @CountProperty()
  delivered: number;

  @CountProperty({ description: 'Neither delivered nor cancelled yet.' })
  open: number;

  @MoneyProperty()
  subtotal: Money;

  @MoneyProperty()
  deposit: Money;

  @MoneyProperty()
  deliveryFees: Money;

  @MoneyProperty()
  total: Money;

  @MoneyProperty({ description: 'Given to the team on top: no turnover, in no other sum.' })
  tips: Money;

  @ApiProperty({ type: [PaymentSchema] })
  payments: PaymentSchema[];

  @ApiProperty({ type: [VatLineSchema] })
  vat: VatLineSchema[];

  @ApiProperty({ type: CancelledSchema })
  cancelled: CancelledSchema;
}
