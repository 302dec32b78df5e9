/** A change of the contract, as a team that writes a remote meets it. */
export interface ContractChange {
  /** What is different, in one sentence. */
  what: string;
  /** What to do about it. */
  fix: string;
  /** Files of a remote in which the old way is written. */
  files: RegExp;
  /** The old way, in a line of such a file. */
  old: RegExp;
}

/** A contract, and its way out of the one before. */
export interface ContractEntry {
  contract: number;
  /** The last day on which the gate lets a release for the contract before through, in UTC. */
  previousUntil: string;
  changes: readonly ContractChange[];
}

/**
 * The contracts whose changes are told of, oldest first; the last is `CONTRACT`. Servers run releases of the last two by
 * `shell/server/composer/contract/`.
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
