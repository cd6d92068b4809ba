/** How text fields of requests are read before they are validated. */
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDate, IsEmail, IsOptional, Matches, MaxLength } from 'class-validator';
import { MAX_LENGTH } from '../../contracts/constants.ts';

const onText = (change: (text: string) => unknown) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/** Takes away the spaces around a text. */
export const Trimmed = () => onText((text) => text.trim());

/** Without the spaces around it; what is empty counts as left out. */
export const TrimmedOrNull = () => onText((text) => text.trim() || null);

/** In capitals and without the spaces and dots that people put between; what is empty counts as left out. */
export const VatId = () => onText((text) => text.replace(/[\s.-]/g, '').toUpperCase() || null);

/** In lower case, as e-mails are stored. ASCII alone, so that every part of the product agrees on what lower case is. */
export const EmailAddress = () => (target: object, property: string) => {
  onText((text) => text.trim().toLowerCase())(target, property);
  IsEmail({ allow_utf8_local_part: false })(target, property);
  Matches(/^[\x21-\x7e]*$/)(target, property);
  MaxLength(MAX_LENGTH.email)(target, property);
  ApiProperty({ format: 'email' })(target, property);
};

/** Reads `?open=true` and the like. */
export const BooleanText = () => onText((text) => (text === 'true' ? true : text === 'false' ? false : text));

/** `?limit=20` and the like. What is no decimal number stays text, so that validation refuses it. */
export const NumberText = () => onText((text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text));

/** An ISO time with its zone, or a date, which begins at midnight UTC; read as a `Date`. May be left out. */
export const MomentText = () => (target: object, property: string) => {
  onText((text) => (MOMENT.test(text) ? new Date(text) : text))(target, property);
  IsOptional()(target, property);
  IsDate()(target, property);
};

const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Reads `?status=pending,preparing` and the like. */
export const ListText = () => onText((text) => text.split(','));
