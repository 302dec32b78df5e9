declare const gone: unique symbol;

/** Type of a name that the contract has no more: code that still says it does not compile, and the compiler prints the advice. */
export interface Gone<Advice extends string> {
  readonly [gone]: Advice;
}
