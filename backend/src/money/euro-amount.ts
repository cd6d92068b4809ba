import { ValidateBy } from 'class-validator';
import { parseMoney } from './money.ts';

/** No dish, fee or minimum of any restaurant is more. */
const MAX_CENTS = 1_000_000;

/** A number or a decimal string in euro without fractions of a cent; anything else is an `invalid_format`. */
export const IsEuroAmount = () =>
  ValidateBy({
    name: 'isEuroAmount',
    validator: {
      validate: isEuroAmount,
      defaultMessage: () => 'must be an amount in euro',
    },
  });

function isEuroAmount(value: unknown): value is number | string {
  const cents = parseMoney(value);
  return cents !== null && cents <= MAX_CENTS;
}

/** Of an amount that has been validated. */
export function centsOf(amount: number | string): number {
  const cents = parseMoney(amount);
  if (cents === null) throw new Error('not an amount');
  return cents;
}
