/**
 * Who runs this installation. These are EXAMPLE DATA: put your own in their place and set `isExample` to false, which
 * takes the notice off the imprint, contact and privacy pages. See docs/operations.md.
 */
export const OPERATOR = {
  isExample: true,
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
} as const;

export const OPERATOR_ADDRESS = `${OPERATOR.street}, ${OPERATOR.place}`;

/** What the texts of these pages may name. */
export const OPERATOR_VALUES = {
  operator: OPERATOR.name,
  address: OPERATOR_ADDRESS,
  email: OPERATOR.email,
  phone: OPERATOR.phone,
} as const;
