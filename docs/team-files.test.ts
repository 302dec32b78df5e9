import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT, workspaceOf } from '../build/paths.ts';
import { PROGRAMS } from '../build/programs.ts';
import { ownerLines } from '../scripts/new-remote/code-owners.ts';
import { workflow, workflowFile } from '../scripts/new-remote/workflow.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const OWNERS = read('.github/CODEOWNERS').split('\n');
const WORKFLOWS = readdirSync(path.join(ROOT, '.github/workflows'));

function ownerOf(name: string): string {
  const owner = /owner: '([^']+)'/.exec(read(`${workspaceOf(name)}/rsbuild.config.ts`))?.[1];
  if (owner === undefined) throw new Error(`${name} names no owner`);
  return owner;
}

describe.each(PROGRAMS)('%s', (name) => {
  it('has the workflow that all programs have, on paths that exist', () => {
    const text = read(workflowFile(name));
    expect(text).toBe(workflow(name));
    const { on, jobs } = parse(text) as {
      on: Record<'push' | 'pull_request', { paths: string[] }>;
      jobs: Record<string, { uses: string }>;
    };
    expect(on.push.paths).toEqual(on.pull_request.paths);
    expect(on.push.paths[0]).toBe(`${workspaceOf(name)}/**`);
    const named = [...on.push.paths.map((one) => one.replace('/**', '')), jobs['program']?.uses ?? ''];
    expect(named.filter((one) => !existsSync(path.join(ROOT, one)))).toEqual([]);
  });

  it('belongs in CODEOWNERS to the owner of its build', () => {
    expect(OWNERS).toEqual(expect.arrayContaining(ownerLines(name, ownerOf(name))));
  });
});

it('has an owner for every top-level folder', () => {
  const git = new Set(['.git', 'node_modules', 'var', 'dist', 'test-results', '.cache']);
  const folders = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !git.has(entry.name))
    .map(({ name }) => name);
  expect(folders.filter((name) => !OWNERS.some((line) => line.startsWith(`/${name}/ @`)))).toEqual([]);
});

it.each(WORKFLOWS)('%s requests only read permission, and pins its actions', (file) => {
  const text = read(`.github/workflows/${file}`);
  expect((parse(text) as { permissions: unknown }).permissions).toEqual({ contents: 'read' });
  // By commit, which cannot be moved; Dependabot reads the version beside it.
  const actions = [...text.matchAll(/uses: (?!\.\/)(.+)/g)].map(([, action]) => action);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('Dependabot checks every place that names an image or locks packages', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; directory?: string; directories?: string[] }[];
  };
  const looked = updates.flatMap(({ 'package-ecosystem': kind, directory, directories }) =>
    (directories ?? [directory]).map((one) => `${kind} ${one}`),
  );
  const kinds: Readonly<Record<string, string>> = {
    Dockerfile: 'docker',
    'compose.yaml': 'docker-compose',
    'package-lock.json': 'npm',
  };
  const below = ['deploy', 'examples'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  );
  const named = ['package-lock.json', ...below.filter((file) => !file.includes('node_modules'))].flatMap(
    (file) => {
      const kind = kinds[path.basename(file)];
      return kind === undefined ? [] : [`${kind} ${path.posix.join('/', path.dirname(file))}`];
    },
  );
  expect(named).toHaveLength(7);
  expect(looked).toEqual(expect.arrayContaining(named));
});
