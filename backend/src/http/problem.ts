import type { ErrorCode, FieldError, FieldErrorCode, Problem } from '../contracts/http/errors.ts';
import type { QuoteView } from '../contracts/orders/order-views.ts';

export const PROBLEM_STATUS: Readonly<Record<ErrorCode, number>> = {
  validation_failed: 400,
  malformed_body: 400,
  malformed_request: 400,
  too_complex: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  unauthenticated: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  second_factor_wrong: 401,
  second_factor_enabled: 409,
  second_factor_setup_required: 403,
  step_up_required: 403,
  passkey_refused: 401,
  password_change_required: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  expectation_failed: 417,
  headers_too_large: 431,
  too_many_requests: 429,
  email_taken: 409,
  password_too_common: 400,
  link_expired: 410,
  restaurant_closed: 409,
  item_unavailable: 409,
  minimum_order: 409,
  price_changed: 409,
  kitchen_full: 409,
  out_of_area: 409,
  invalid_transition: 409,
  version_conflict: 409,
  undo_expired: 409,
  recall_expired: 409,
  not_preparing: 409,
  not_on_shift: 409,
  order_taken: 409,
  wrong_handover_code: 422,
  handover_locked: 429,
  not_open: 409,
  menu_changed: 409,
  changed_meanwhile: 409,
  last_owner: 409,
  own_account: 409,
  suspended: 409,
  not_restorable: 409,
  not_resendable: 409,
  bad_signature: 401,
  not_an_image: 415,
  idempotency_key_reused: 422,
  open_orders: 409,
  under_review: 409,
  trader_data_missing: 409,
  no_dish: 409,
  opening_needs_missing: 409,
  last_dish: 409,
  not_delivered: 409,
  already_reviewed: 409,
  no_problem_yet: 409,
  account_closed: 403,
  appeal_closed: 409,
  own_decision: 409,
  unavailable: 503,
  internal: 500,
};

/** How many fields an answer names; more help nobody, and each costs words. */
export const MAX_ISSUES = 50;

/** What a sentence has in its placeholders. An amount is written as the caller's language writes one. */
export type ProblemValues = Record<string, string | number | { cents: number }>;

/** A field's error before it has words: the filter finds them in the caller's language. */
export type FieldIssue = Omit<FieldError, 'message'> & { values?: ProblemValues };

interface ProblemExtras {
  issues?: FieldIssue[];
  /** For the placeholders of the detail's sentence. */
  values?: ProblemValues;
  quote?: QuoteView;
  order?: Problem['order'];
  nextPossibleAt?: string | null;
  canPickUp?: boolean;
  remainingTries?: number;
  retryAfterSeconds?: number;
}

/** The one way for a use case to refuse; the problem filter turns it into RFC 9457. */
export class ProblemError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly extras: ProblemExtras = {},
  ) {
    super(code);
    this.name = 'ProblemError';
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }

  static field(field: string, code: FieldErrorCode, values?: ProblemValues): ProblemError {
    return new ProblemError('validation_failed', { issues: [{ field, code, ...(values ? { values } : {}) }] });
  }
}
