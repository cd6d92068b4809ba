import { EXAMPLE_OPERATOR, type OperatorView } from '../contracts/admin/operator.ts';
import type { VariableName } from './variables.ts';

type OperatorVariable = Extract<VariableName, `OPERATOR_${string}`>;

/** What § 5 DDG asks of everybody: a name, an address, somebody responsible, and two quick ways to them. */
const NEEDED: readonly OperatorVariable[] = [
  'OPERATOR_NAME',
  'OPERATOR_STREET',
  'OPERATOR_PLACE',
  'OPERATOR_REPRESENTATIVE',
  'OPERATOR_PHONE',
  'OPERATOR_EMAIL',
];
const MISSING: OperatorView = {
  ...(Object.fromEntries(Object.keys(EXAMPLE_OPERATOR).map((field) => [field, ''])) as unknown as OperatorView),
  state: 'missing',
};

/** Half an imprint is none: `wrong` gets a line for what is missing beside what was set. */
export function readOperator(
  find: (name: OperatorVariable) => string | null,
  isSet: (name: OperatorVariable) => boolean,
  isLocal: boolean,
  wrong: (line: string) => void,
): OperatorView {
  const missing = NEEDED.filter((name) => !isSet(name));
  if (missing.length === NEEDED.length) return isLocal ? { ...EXAMPLE_OPERATOR, state: 'example' } : MISSING;
  if (missing.length > 0) {
    wrong(`${missing.join(', ')} must be set, too: the operator's data are all of ${NEEDED.join(', ')}, or none.`);
  }
  const text = (name: OperatorVariable) => find(name) ?? '';
  const representative = text('OPERATOR_REPRESENTATIVE');
  const email = text('OPERATOR_EMAIL');
  return {
    state: 'given',
    name: text('OPERATOR_NAME'),
    street: text('OPERATOR_STREET'),
    place: text('OPERATOR_PLACE'),
    country: text('OPERATOR_COUNTRY'),
    representative,
    phone: text('OPERATOR_PHONE'),
    email,
    restaurantEmail: find('OPERATOR_RESTAURANT_EMAIL') ?? email,
    register: text('OPERATOR_REGISTER'),
    vatId: text('OPERATOR_VAT_ID'),
    responsible: find('OPERATOR_RESPONSIBLE') ?? representative,
    supervision: text('OPERATOR_SUPERVISION'),
  };
}

/** One line for whoever starts an installation that others can open; null: nothing is missing. */
export function operatorWarning({ operator, publicUrl }: { operator: OperatorView; publicUrl: string }): string | null {
  return operator.state === 'missing'
    ? `${NEEDED.join(', ')} are not set: ${publicUrl} has no imprint, which § 5 DDG asks for. See .env.example.`
    : null;
}
