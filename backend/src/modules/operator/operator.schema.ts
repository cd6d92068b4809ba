import { ApiSchema } from '@nestjs/swagger';
import { OPERATOR_STATES, type OperatorState, type OperatorView } from '../../contracts/operator.ts';
import { ChoiceProperty, TextProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'Operator' })
export class OperatorSchema implements OperatorView {
  @ChoiceProperty('OperatorState', OPERATOR_STATES)
  state: OperatorState;

  @TextProperty()
  name: string;

  @TextProperty()
  street: string;

  @TextProperty()
  place: string;

  @TextProperty()
  country: string;

  @TextProperty()
  representative: string;

  @TextProperty()
  phone: string;

  @TextProperty()
  email: string;

  @TextProperty({ description: 'For restaurants.' })
  restaurantEmail: string;

  @TextProperty({ description: 'Empty where there is none.' })
  register: string;

  @TextProperty({ description: 'Empty where there is none.' })
  vatId: string;

  @TextProperty({ description: 'For the content.' })
  responsible: string;

  @TextProperty({ description: 'Empty where there is none.' })
  supervision: string;
}
