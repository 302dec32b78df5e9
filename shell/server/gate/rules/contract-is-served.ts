import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { Rule } from '../rule.ts';

/** The release was built for the contract of this server and of the edition's shell. */
export const contractIsServed: Rule = {
  name: 'contract-is-served',
  runsCode: false,
  async check({ release, shell }) {
    const { contract } = release;
    if (contract !== CONTRACT) {
      const older = contract < CONTRACT;
      return [
        {
          cause: `It was built for contract ${contract}; this server serves contract ${CONTRACT}.`,
          mend: older
            ? 'Merge the present state of shared/ into the remote and build it again.'
            : 'Deploy the server that serves the new contract first, then promote this release.',
        },
      ];
    }
    if (contract === shell.contract) return [];
    return [
      {
        cause: `It was built for contract ${contract}; the shell of the edition, ${shell.version}, for ${shell.contract}.`,
        mend: 'Promote it together with a shell of the same contract.',
      },
    ];
  },
};
