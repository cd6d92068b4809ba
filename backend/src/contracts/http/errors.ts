/** Stable codes of problem answers; each has its sentence under `error.<code>` in every language. */
import type { RiderOrderView } from '../riders/riders.ts';
import type { OrderView, QuoteView, RestaurantOrderView } from '../orders/order-views.ts';
import type { Count, IsoTime } from '../units.ts';

export const ERROR_CODES = [
  'validation_failed',
  'malformed_body',
  'malformed_request',
  'too_complex',
  'body_too_large',
  'unsupported_media_type',
  'unauthenticated',
  'invalid_credentials',
  'second_factor_required',
  'second_factor_wrong',
  'second_factor_enabled',
  'second_factor_setup_required',
  'step_up_required',
  'passkey_refused',
  'password_change_required',
  'forbidden',
  'foreign_origin',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
  'too_many_requests',
  'email_taken',
  'password_too_common',
  'link_expired',
  'restaurant_closed',
  'item_unavailable',
  'minimum_order',
  'price_changed',
  'kitchen_full',
  'out_of_area',
  'invalid_transition',
  'version_conflict',
  'undo_expired',
  'recall_expired',
  'not_preparing',
  'not_on_shift',
  'order_taken',
  'wrong_handover_code',
  'handover_locked',
  'not_open',
  'menu_changed',
  'changed_meanwhile',
  'last_owner',
  'own_account',
  'suspended',
  'not_restorable',
  'not_resendable',
  'bad_signature',
  'not_an_image',
  'idempotency_key_reused',
  'open_orders',
  'under_review',
  'trader_data_missing',
  'no_dish',
  'opening_needs_missing',
  'last_dish',
  'not_delivered',
  'already_reviewed',
  'no_problem_yet',
  'account_closed',
  'appeal_closed',
  'own_decision',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Codes of single fields; each has its sentence under `field.<code>`. */
export const FIELD_ERROR_CODES = [
  'required',
  'invalid_type',
  'invalid_email',
  'invalid_phone',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'invalid_choice',
  'unknown_field',
  'password_too_common',
  'wrong_password',
  'same_password',
  'wrong_code',
  'email_taken',
  'invalid_format',
  'too_many',
  'picture_size',
  'empty',
  'unavailable',
  'too_soon',
  'too_far_ahead',
  'outside_hours',
  'not_https',
  'private_network',
  'overlaps',
  'past',
  'time_over',
  'age_required',
  'duplicate',
  'undeclared',
  'not_vegan',
  'not_vegetarian',
  'markup',
  'placeholders',
  'notice_required',
  'needed_to_sell',
  'unknown_postcode',
  'other_city',
  'postcode_missing',
  'holes',
  'crosses_itself',
  'too_few_corners',
  'too_far',
  'below_minimum',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

export interface FieldError {
  /** The path of the field, such as `items.0.quantity`. */
  field: string;
  code: FieldErrorCode;
  /** For people, in the language of `Accept-Language`. */
  message: string;
}

/** A problem as RFC 9457 describes it. */
export interface Problem {
  type: string;
  title: string;
  /** @asType integer */
  status: number;
  /** For people, in the language of `Accept-Language`. */
  detail: string;
  code: ErrorCode;
  /**
   * At most fifty.
   *
   * @maxItems 50
   */
  errors?: FieldError[];
  /** Beside `errors`, when there are more than it names. */
  moreErrors?: true;
  /** The new quote, which comes with `price_changed`. */
  quote?: QuoteView;
  /** With `invalid_transition`, `version_conflict`, `undo_expired`, `recall_expired`, `not_preparing` and `order_taken`: the order as it is now, in the caller's view; null where it is not the caller's to see. */
  order?: OrderView | RestaurantOrderView | RiderOrderView | null;
  /** With `kitchen_full`: the earliest time with room, of ordering or, for an order for later, of the meal. Null: none. */
  nextPossibleAt?: IsoTime | null;
  /** With `wrong_handover_code` and `handover_locked`: how often a code may still be tried within the hour. */
  remainingTries?: Count;
  /** With `out_of_area`: whether the meal can be picked up instead. */
  canPickUp?: boolean;
  /** Of the request, to be named to support. */
  requestId?: string;
}
