import type { Candidate } from './candidate.ts';
import type { Finding } from './report.ts';

/** What a rule says: what it does not accept (nothing: passed), or why it does not apply. */
export type Verdict = readonly Finding[] | { skipped: string };

/** One thing that must hold before readers get a release. */
export interface Rule {
  /** What it asserts; also the name of its file. */
  name: string;
  /** It evaluates the release: left out where the release is not what it claims to be. */
  runsCode: boolean;
  check(candidate: Candidate): Promise<Verdict>;
}
