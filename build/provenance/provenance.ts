import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { provenanceSchema, type Provenance } from '@meadowlark/shared/contract/trust/provenance.ts';
import { git } from './git.ts';
import { inputsOf } from '../inputs-hash.ts';

/** Where the build of a program comes from: in GitHub Actions, according to its environment; elsewhere, according to git. */
export function provenanceOf(root: string, env: NodeJS.ProcessEnv = process.env): Provenance {
  const { repository, inputs } = inputsOf(root);
  const commit = git(repository, 'rev-parse', 'HEAD');
  const isChanged = Boolean(git(repository, 'status', '--porcelain', '--', ...inputs));
  const lockFile = path.join(repository, 'package-lock.json');
  return provenanceSchema.parse({
    ...(pipelineOf(env) ?? {
      repository: withoutProtocol(git(repository, 'remote', 'get-url', 'origin') ?? ''),
      workflow: null,
      builder: 'local',
    }),
    commit: commit === null ? null : `${commit}${isChanged ? '+changes' : ''}`,
    lockFile: existsSync(lockFile) ? integrityOf(readFileSync(lockFile)) : null,
  });
}

/** Null outside of GitHub Actions. */
function pipelineOf(env: NodeJS.ProcessEnv): Pick<Provenance, 'repository' | 'workflow' | 'builder'> | null {
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
