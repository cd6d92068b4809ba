import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiResponse, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import {
  ERROR_CODES,
  type ErrorCode,
  FIELD_ERROR_CODES,
  type FieldError,
  type FieldErrorCode,
  type Problem,
} from '../../contracts/errors.ts';
import { MAX_ISSUES, PROBLEM_STATUS } from '../problem.ts';
import { ChoiceProperty, TextProperty, TimeProperty } from './properties.ts';

@ApiSchema({ name: 'FieldError' })
class FieldErrorSchema implements FieldError {
  @TextProperty({ description: 'A path such as `items.0.quantity`.' })
  field: string;

  @ChoiceProperty('FieldErrorCode', FIELD_ERROR_CODES)
  code: FieldErrorCode;

  @TextProperty({ description: 'For people, in the language of `Accept-Language`.' })
  message: string;
}

@ApiSchema({ name: 'Problem', description: 'RFC 9457.' })
export class ProblemSchema implements Omit<Problem, 'quote' | 'order'> {
  @TextProperty()
  type: string;

  @TextProperty()
  title: string;

  @ApiProperty({ type: 'integer' })
  status: number;

  @TextProperty({ description: 'For people, in the language of `Accept-Language`.' })
  detail: string;

  @ChoiceProperty('ErrorCode', ERROR_CODES)
  code: ErrorCode;

  @ApiProperty({ type: [FieldErrorSchema], required: false, maxItems: MAX_ISSUES })
  errors?: FieldErrorSchema[];

  @ApiProperty({ enum: [true], required: false, description: 'There are more than `errors` names.' })
  moreErrors?: true;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    selfRequired: false,
    description: 'With `price_changed`: as POST /api/orders/quote answers.',
  })
  quote?: unknown;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    selfRequired: false,
    nullable: true,
    description: 'The order as it is now, in the view of whoever asks: with codes that refuse a change of it.',
  })
  order?: unknown;

  @TimeProperty({ required: false, nullable: true, description: 'With `kitchen_full`.' })
  nextPossibleAt?: string | null;

  @TextProperty({ required: false, description: 'To be named when asking for help.' })
  requestId?: string;
}

const PROBLEM_CONTENT = { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemSchema) } } };

/** The codes that a route refuses with, beside those that any route may answer. */
export function Refuses(...codes: [ErrorCode, ...ErrorCode[]]): ClassDecorator & MethodDecorator {
  const byStatus = Map.groupBy(codes, (code) => PROBLEM_STATUS[code]);
  const responses = [...byStatus].map(([status, group]) =>
    ApiResponse({ status, description: group.map((code) => `\`${code}\``).join(', '), content: PROBLEM_CONTENT }),
  );
  return applyDecorators(ApiExtraModels(ProblemSchema), ...responses);
}

/** What every route may answer when nothing else fits. */
export const ANY_PROBLEM = {
  status: 'default',
  description: 'Refused, or failed: see `code`.',
  content: PROBLEM_CONTENT,
} as const;
