import { addressOf, type OperatorView } from '../contracts/admin/operator.ts';

/** The operator's data speak for themselves in every language. None where nobody has given them. */
export function footOf(operator: OperatorView, publicUrl: string): readonly string[] {
  if (operator.state !== 'given') return [];
  const { name, country, representative, register, vatId, phone, email } = operator;
  return [
    [name, addressOf(operator), country],
    [representative, register, vatId],
    [phone, email, `${publicUrl}/imprint`],
  ].map((parts) => parts.filter((part) => part !== '').join(' · '));
}
