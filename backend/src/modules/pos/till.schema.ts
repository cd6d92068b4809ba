import { ApiSchema } from '@nestjs/swagger';
import {
  TILL_DELIVERY_KINDS,
  TILL_DELIVERY_STATES,
  TILL_FAILURES,
  TILL_PAYMENTS,
  type TillCallbackView,
  type TillDeliveryKind,
  type TillDeliveryState,
  type TillDeliveryView,
  type TillFailure,
  type TillPayment,
  type TillResendView,
  type TillTestView,
} from '../../contracts/till.ts';
import type { IsoTime, Money } from '../../contracts/units.ts';
import {
  ChoiceProperty,
  CountProperty,
  IdProperty,
  MoneyProperty,
  TimeProperty,
} from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'TillDelivery' })
export class TillDeliverySchema implements TillDeliveryView {
  @IdProperty()
  id: number;

  @IdProperty()
  orderId: number;

  @ChoiceProperty('TillDeliveryKind', TILL_DELIVERY_KINDS)
  kind: TillDeliveryKind;

  @ChoiceProperty('TillDeliveryState', TILL_DELIVERY_STATES)
  state: TillDeliveryState;

  @MoneyProperty()
  total: Money;

  @ChoiceProperty('TillPayment', TILL_PAYMENTS, { nullable: true, description: 'What the till said of the order.' })
  payment: TillPayment | null;

  @CountProperty({ description: 'Since the delivery was made or sent anew.' })
  tries: number;

  @ChoiceProperty('TillFailure', TILL_FAILURES, { nullable: true, description: 'Of the last try.' })
  failure: TillFailure | null;

  @CountProperty({ nullable: true })
  httpStatus: number | null;

  @TimeProperty()
  createdAt: IsoTime;

  @TimeProperty({ nullable: true })
  lastTriedAt: IsoTime | null;

  @TimeProperty({ nullable: true })
  nextTryAt: IsoTime | null;
}

@ApiSchema({ name: 'TillResend' })
export class TillResendSchema implements TillResendView {
  @CountProperty()
  resent: number;
}

@ApiSchema({ name: 'TillTest' })
export class TillTestSchema implements TillTestView {
  @ChoiceProperty('TillFailure', TILL_FAILURES, { nullable: true, description: 'Null: the till has understood.' })
  failure: TillFailure | null;

  @CountProperty({ nullable: true })
  httpStatus: number | null;

  @CountProperty({ description: 'Milliseconds.' })
  durationMs: number;
}

@ApiSchema({ name: 'TillCallbackAnswer' })
export class TillCallbackSchema implements TillCallbackView {
  @ChoiceProperty('TillPayment', TILL_PAYMENTS, { description: 'How the payment stands now.' })
  status: TillPayment;
}
