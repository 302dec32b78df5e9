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

/** The weights that exceed their budgets, or have none. */
export function overBudget(weights: readonly ScriptWeight[]): OverBudget[] {
  return weights.flatMap(({ what, bytes, budget }): OverBudget[] => {
    if (budget === null)
      return [{ cause: `${what} has no budget.`, fix: 'Add one to build/bytes/budgets.ts.' }];
    if (bytes <= budget) return [];
    return [
      {
        cause: `${what} has ${bytes} bytes of script (gzip); its budget is ${budget}.`,
        fix: 'Move parsing and data to load.ts, which never reaches a browser; load rarely used code on demand; or remove a library. The budget is in build/bytes/budgets.ts.',
      },
    ];
  });
}
