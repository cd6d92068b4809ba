/** How text fields of requests are read before they are validated. */
import { Transform } from 'class-transformer';
import { IsEmail, Matches } from 'class-validator';

const onText = (change: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/** Without the spaces around it. */
export const Trimmed = () => onText((text) => text.trim());

/** Without the spaces around it; what is empty counts as left out. */
export const TrimmedOrNull = () => onText((text) => text.trim() || null);

/** In lower case, as e-mails are stored. ASCII alone, so that every part of the product agrees on what lower case is. */
export const EmailAddress = () => (target: object, property: string) => {
  onText((text) => text.trim().toLowerCase())(target, property);
  IsEmail({ allow_utf8_local_part: false })(target, property);
  Matches(/^[\x21-\x7e]*$/)(target, property);
};

/** `?open=true` and the like. */
export const BooleanText = () => onText((text) => (text === 'true' ? true : text === 'false' ? false : text));

/** `?limit=20` and the like. What is no decimal number stays text, so that validation refuses it. */
export const NumberText = () => onText((text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text));
