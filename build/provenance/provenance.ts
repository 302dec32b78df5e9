import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { provenanceSchema, type Provenance } from '@meadowlark/shared/contract/trust/provenance.ts';
import { git } from './git.ts';
import { inputsHash, inputsOf } from '../inputs/inputs-hash.ts';

/** Where the build of a program comes from: in GitHub Actions, according to its environment; elsewhere, according to git. */
export function provenanceOf(root: string, env: NodeJS.ProcessEnv = process.env): Provenance {
  const { repository, inputs } = inputsOf(root);
  const commit = git(repository, 'rev-parse', 'HEAD');
  const isChanged = Boolean(git(repository, 'status', '--porcelain', '--', ...inputs));
  const lockFile = path.join(repository, 'package-lock.json');
  return provenanceSchema.parse({
    ...sourceOf(repository, env),
    commit: commit === null ? null : `${commit}${isChanged ? '+changes' : ''}`,
    lockFile: existsSync(lockFile) ? integrityOf(readFileSync(lockFile)) : null,
    inputs: inputsHash(root),
  });
}

type Source = Pick<Provenance, 'repository' | 'workflow' | 'builder'>;

/** The repository in a folder, and what builds it. */
export function sourceOf(folder: string, env: NodeJS.ProcessEnv = process.env): Source {
  const origin = () => withoutProtocol(git(folder, 'remote', 'get-url', 'origin') ?? '');
  return pipelineOf(env) ?? { repository: origin(), workflow: null, builder: 'local' };
}

/** Null outside of GitHub Actions. */
function pipelineOf(env: NodeJS.ProcessEnv): Source | null {
  const { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = env;
  if (!name || !run) return null;
  const repository = withoutProtocol(`${GITHUB_SERVER_URL}/${name}`);
  // `owner/name/.github/workflows/release.yml@refs/heads/main`
  const workflow = /\/(\.github\/workflows\/[^@]+)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '')?.[1] ?? null;
  return { repository, workflow, builder: `${repository}/actions/runs/${run}` };
}

/** `github.com/owner/name` of a git URL; null for one without a host, such as a folder. */
function withoutProtocol(address: string): string | null {
  const [, host, name] =
    /^(?:\w+:\/\/)?(?:[^@/\s]*@)?([\w.-]+\.[a-z]+)(?::\d+)?[:/]([\w./-]+?)(?:\.git)?\/?$/i.exec(address) ??
    [];
  return host === undefined ? null : `${host.toLowerCase()}/${name}`;
}
