/**
 * Which admin may do without a second factor. The module of the demo data answers, for its own admin alone; every other
 * admin needs one.
 */
export abstract class SecondFactorExemption {
  /** Whatever the account's password is by now. */
  abstract isOf(email: string): boolean;

  abstract covers(email: string, password: string): boolean;
}
