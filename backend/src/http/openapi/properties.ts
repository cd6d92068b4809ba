/** What the fields of answers are, for the API's description. */
import { ApiProperty } from '@nestjs/swagger';
import { MAX_ID } from '../id-param.ts';

interface Also {
  nullable?: boolean;
  description?: string;
  required?: boolean;
}

export const IdProperty = (also: Also = {}) => ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ID, ...also });

export const MoneyProperty = (also: Also = {}) =>
  ApiProperty({ type: 'string', pattern: String.raw`^-?\d+\.\d{2}$`, example: '12.90', ...also });

export const TimeProperty = (also: Also = {}) =>
  ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T18:30:00.000Z', ...also });

export const TextProperty = (also: Also = {}) => ApiProperty({ type: 'string', ...also });

export const CountProperty = (also: Also = {}) => ApiProperty({ type: 'integer', minimum: 0, ...also });

/** Rises with every change of the thing that carries it. */
export const VersionProperty = (also: Also = {}) => ApiProperty({ type: 'integer', minimum: 1, ...also });

export const RatingProperty = (also: Also = {}) =>
  ApiProperty({ type: 'string', pattern: String.raw`^\d\.\d$`, example: '4.5', ...also });

export const FlagProperty = (also: Also = {}) => ApiProperty({ type: 'boolean', ...also });

export const ChoiceProperty = (enumName: string, values: readonly (string | number)[], also: Also = {}) =>
  ApiProperty({ enum: [...values], enumName, ...also });

export const ChoicesProperty = (enumName: string, values: readonly string[]) =>
  ApiProperty({ enum: [...values], enumName, isArray: true });
