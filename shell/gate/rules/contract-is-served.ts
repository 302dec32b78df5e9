import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { contractSupport } from '@meadowlark/shared/contract/versions/contract-support.ts';
import { releaseKey } from '../../store/release-key.ts';
import type { Rule } from '../rule.ts';

/** The release was built for the contract of this server, or for the previous one while that is still served. */
export const contractIsServed: Rule = {
  name: 'contract-is-served',
  runsCode: false,
  async check({ release }) {
    const { contract } = release;
    const doctor = `"npm run edition -- doctor ${releaseKey(release)}" lists what to change.`;
    const change = `Change the remote for contract ${CONTRACT} and build it again. ${doctor}`;
    const support = contractSupport(contract, new Date());
    switch (support.state) {
      case 'current':
        return [];
      case 'ending':
        return { passed: `For contract ${contract}, which ends on ${support.until}. ${doctor}` };
      case 'ended':
        return [
          {
            cause: `It was built for contract ${contract}, which ended on ${support.until}.`,
            fix: change,
            // Servers do not check the date.
            warnsOnRollback: true,
          },
        ];
      case 'unserved':
      case 'newer':
        return [
          {
            cause: `It was built for contract ${contract}; this server serves ${CONTRACT - 1} and ${CONTRACT}.`,
            fix:
              support.state === 'newer'
                ? 'Deploy the server that serves the new contract first, then promote this release.'
                : change,
          },
        ];
    }
  },
};
