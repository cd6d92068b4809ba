import { registerDecorator, type ValidationArguments } from 'class-validator';
import type { FieldErrorCode } from '../../../contracts/http/errors.ts';
import { MAX_LENGTH, MIN_PASSWORD_LENGTH, type Role } from '../../../contracts/constants.ts';
import { passwordIssue } from './password-policy.ts';

/** The policy's verdicts as the rules that `field-issues.ts` knows, so that each comes with its number. */
const VERDICTS: readonly [rule: string, code: FieldErrorCode, limit: (role: Role) => number | null][] = [
  ['minLength', 'too_short', (role) => MIN_PASSWORD_LENGTH[role]],
  ['maxLength', 'too_long', () => MAX_LENGTH.password],
  ['isUncommon', 'password_too_common', () => null],
];

/**
 * A password that a new account chooses, beside its `email` and `name`: judged with all other fields, so that one answer
 * tells whatever is wrong.
 */
export const NewPassword = (role: Role) => (target: object, property: string) => {
  for (const [name, code, limit] of VERDICTS) {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: property,
      constraints: [limit(role)],
      validator: {
        validate: (value: unknown, args: ValidationArguments) =>
          typeof value === 'string' && passwordIssue(value, role, ownerOf(args.object))?.code !== code,
      },
    });
  }
};

function ownerOf(body: object): { email: string; name: string } {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    email: text('email' in body ? body.email : ''),
    name: text('name' in body ? body.name : ''),
  };
}
