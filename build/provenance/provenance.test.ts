import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { inputsHash } from '../inputs/inputs-hash.ts';
import { provenanceOf } from './provenance.ts';

/** A repository with one commit. */
function repositoryWith(origin: string): { folder: string; commit: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'provenance-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'First');
  git('remote', 'add', 'origin', origin);
  return { folder, commit: git('rev-parse', 'HEAD') };
}

it('is what the pipeline says', () => {
  const { folder, commit } = repositoryWith('/srv/git/weather');
  const env = {
    GITHUB_REPOSITORY: 'meadowlark/weather',
    GITHUB_RUN_ID: '42',
    GITHUB_WORKFLOW_REF: 'meadowlark/weather/.github/workflows/release.yml@refs/heads/main',
  };
  expect(provenanceOf(folder, env)).toEqual({
    repository: 'github.com/meadowlark/weather',
    commit,
    workflow: '.github/workflows/release.yml',
    builder: 'github.com/meadowlark/weather/actions/runs/42',
    lockFile: integrityOf('{}'),
    inputs: inputsHash(folder),
  });
});

it.each([
  ['git@github.com:meadowlark/weather.git', 'github.com/meadowlark/weather'],
  ['https://somebody:secret@git.example:8443/paper/weather.git', 'git.example/paper/weather'],
  ['/srv/git/weather', null],
])('is what git says on a machine: %s', (origin, repository) => {
  const { folder, commit } = repositoryWith(origin);
  const about = { repository, workflow: null, builder: 'local' };
  expect(provenanceOf(folder, {})).toMatchObject({ ...about, commit });
  writeFileSync(path.join(folder, 'page.ts'), '');
  expect(provenanceOf(folder, {})).toMatchObject({ ...about, commit: `${commit}+changes` });
});
