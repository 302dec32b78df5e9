/** A script, or all script of a route, and what it may weigh. Bytes after gzip. */
export interface Weighed {
  /** As people speak of it: `The page "category" of news`. */
  what: string;
  bytes: number;
  budget: number | null;
}

/** What is wrong with a weight, and what to do about it. */
export interface TooHeavy {
  cause: string;
  mend: string;
}

/** Those of the weights that are over their budgets, or have none. */
export function tooHeavy(weights: readonly Weighed[]): TooHeavy[] {
  return weights.flatMap(({ what, bytes, budget }): TooHeavy[] => {
    if (budget === null)
      return [{ cause: `${what} has no budget.`, mend: 'Give it one in build/budgets.ts.' }];
    if (bytes <= budget) return [];
    return [
      {
        cause: `${what} has ${bytes} bytes of script (gzip); its budget is ${budget}.`,
        mend: 'Move parsing and data to load.ts, which never reaches a browser; load what is seldom used when it is needed; or leave a library out. The budget is in build/budgets.ts.',
      },
    ];
  });
}
