import type { Gate } from '../command-context.ts';

/** A gate that passes everything, for tests of what follows it. */
export const openGate: Gate = async (_, releases, onRule) =>
  Object.entries(releases).map(([name, version]) => {
    const release = `${name}@${version}`;
    const rule = { rule: 'always-passes', outcome: 'passed', findings: [], seconds: 0 } as const;
    onRule(release, rule);
    return { release, passed: true, rules: [rule] };
  });

/** A gate that fails everything. */
export const closedGate: Gate = async (_, releases, onRule) =>
  Object.entries(releases).map(([name, version]) => {
    const release = `${name}@${version}`;
    const findings = [
      { cause: 'It has no heading.', fix: 'Give it one.' },
      { cause: 'It has no title.', fix: 'Give it one.' },
    ];
    const rule = { rule: 'renders-alone', outcome: 'failed', findings, seconds: 1.25 } as const;
    onRule(release, rule);
    return { release, passed: false, rules: [rule] };
  });
