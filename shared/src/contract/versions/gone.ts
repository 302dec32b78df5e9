declare const gone: unique symbol;

/**
 * Type of a name that was removed from the contract: code that still uses it does not compile, and the compiler prints the
 * advice.
 */
export interface Gone<Advice extends string> {
  readonly [gone]: Advice;
}
