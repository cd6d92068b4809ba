/** Who runs this installation: § 5 DDG, § 18 (2) MStV, Art. 13 GDPR. */

/** `example`: invented, and only where nobody else looks. `missing`: nobody has said it, and nothing is invented. */
export const OPERATOR_STATES = ['given', 'example', 'missing'] as const;
export type OperatorState = (typeof OPERATOR_STATES)[number];

/** What the pages that the law asks for name, and the foot of e-mails. Empty: there is none. */
export interface OperatorData {
  name: string;
  street: string;
  /** The town with its postal code. */
  place: string;
  country: string;
  representative: string;
  phone: string;
  email: string;
  /** Where restaurants write to. */
  restaurantEmail: string;
  /** The court of the register and the number in it. */
  register: string;
  vatId: string;
  /** Who answers for the content. */
  responsible: string;
  /** The authority, where the business needs a permission. */
  supervision: string;
}

/** `GET /api/operator`. */
export interface OperatorView extends OperatorData {
  state: OperatorState;
}

export const EXAMPLE_OPERATOR = {
  name: 'Tischlein Beispiel GmbH',
  street: 'Musterstraße 1',
  place: '10115 Berlin',
  country: 'Deutschland',
  representative: 'Erika Mustermann',
  phone: '+49 30 23125 000',
  email: 'hallo@tischlein.example',
  restaurantEmail: 'restaurants@tischlein.example',
  register: 'Amtsgericht Charlottenburg, HRB 000000 B',
  vatId: 'DE000000000',
  responsible: 'Erika Mustermann',
  supervision: '',
} satisfies OperatorData;

export function addressOf({ street, place }: Pick<OperatorData, 'street' | 'place'>): string {
  return [street, place].filter((part) => part !== '').join(', ');
}
