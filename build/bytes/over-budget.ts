/** A script, or all scripts of a route, with its budget. In bytes after gzip. */
export interface ScriptWeight {
  /** For people: `The page "category" of news`. */
  what: string;
  bytes: number;
  budget: number | null;
}

/** A weight over its budget, and what to do about it. */
interface OverBudget {
  cause: string;
  fix: string;
}

/** The weights that are over their budgets, or have none. */
export function overBudget(weights: readonly ScriptWeight[]): OverBudget[] {
  return weights.flatMap(({ what, bytes, budget }): OverBudget[] => {
    if (budget === null)
      return [{ cause: `${what} has no budget.`, fix: 'Give it one in build/bytes/budgets.ts.' }];
    if (bytes <= budget) return [];
    return [
      {
        cause: `${what} has ${bytes} bytes of script (gzip); its budget is ${budget}.`,
        fix: 'Move parsing and data to load.ts, which never reaches a browser; load what is seldom used when it is needed; or leave a library out. The budget is in build/bytes/budgets.ts.',
      },
    ];
  });
}
