import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotePlan } from './remote-plan.ts';
import { repositoryFiles, writeRepository } from './write-repository.ts';

const REGISTRY = { url: 'https://npm.example', scope: '@plainsman' };

it('writes the files that it announces, and takes the kit from a registry', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'repository-'));
  await writeRepository(folder, remotePlan('traffic'), REGISTRY);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  // npm makes the folder.
  expect([...files, 'node_modules'].toSorted()).toEqual(repositoryFiles(REGISTRY).toSorted());
  expect(readFileSync(path.join(folder, '.npmrc'), 'utf8')).toBe('@plainsman:registry=https://npm.example\n');
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toMatchObject({
    dependencies: { '@meadowlark/shared': expect.stringMatching(/^npm:@plainsman\/shared@\^\d/) },
    devDependencies: { '@meadowlark/kit': expect.stringMatching(/^npm:@plainsman\/kit@\^\d/) },
  });
});
