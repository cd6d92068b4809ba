/** How values look in answers. The tags are what the documents of the API say of them. */

/**
 * Euro as a decimal string with two places.
 *
 * @pattern ^-?\d+\.\d{2}$
 * @examples ["12.90"]
 */
export type Money = string;

/**
 * ISO 8601, UTC.
 *
 * @format date-time
 * @examples ["2026-03-01T18:30:00.000Z"]
 */
export type IsoTime = string;

/**
 * `YYYY-MM-DD` in Europe/Berlin.
 *
 * @format date
 */
export type CalendarDate = string;

/**
 * Postgres `integer`: a number beyond it names nothing.
 *
 * @asType integer
 * @minimum 1
 * @maximum 2147483647
 */
export type Id = number;

/** @format uuid */
export type Uuid = string;

/**
 * @asType integer
 * @minimum 0
 */
export type Count = number;

/**
 * Rises with every change of the thing that carries it.
 *
 * @asType integer
 * @minimum 1
 */
export type Version = number;

/**
 * Stars with one place.
 *
 * @pattern ^\d\.\d$
 * @examples ["4.5"]
 */
export type Rating = string;
