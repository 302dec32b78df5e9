/** A change of the contract, as teams that write remotes see it. */
export interface ContractChange {
  /** What changed, in one sentence. */
  what: string;
  /** What to do about it. */
  fix: string;
  /** Files of a remote that may contain the old form. */
  files: RegExp;
  /** Matches the old form in a line of such a file. */
  old: RegExp;
}

/** A contract, and how to migrate to it from the previous one. */
export interface ContractEntry {
  contract: number;
  /** The last day, in UTC, on which the gate accepts releases for the previous contract. */
  previousUntil: string;
  changes: readonly ContractChange[];
}

/**
 * The contracts whose changes `doctor` reports, oldest first; the last is `CONTRACT`. Servers run releases for the last two
 * through `shell/server/composer/contract/`.
 */
export const CONTRACTS: readonly ContractEntry[] = [
  {
    contract: 3,
    previousUntil: '2027-05-31',
    changes: [
      {
        what: 'The head of a page calls its breadcrumbs "breadcrumbs", no longer "trail".',
        fix: 'Rename the property; its value stays as it is.',
        files: /(?:^|\/)head(?:\.test)?\.tsx?$/,
        old: /\btrail\b/,
      },
    ],
  },
];
