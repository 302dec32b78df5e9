import { execFileSync } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { copyCheckout } from '../support/commands/checkout-copy.ts';
import { startCommand } from '../support/commands/start-command.ts';
import { expect, test } from '../support/test.ts';

const PUBLISH = ['run', '--silent', 'edition', '--', 'publish', 'static'];

/** Files below a folder. */
function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

test(
  'publish refuses a remote whose types do not hold, and names the first errors',
  { tag: '@full' },
  async () => {
    const copy = await copyCheckout();
    const store = path.join(copy.folder, 'var/editions');
    await appendFile(
      path.join(copy.folder, 'mfe-static/src/faq/Page.tsx'),
      "export const count: number = 'text';\n",
    );
    const publish = startCommand('npm', PUBLISH, { cwd: copy.folder, env: { EDITIONS: `file:${store}` } });
    try {
      expect(await publish.ended).toBe(1);
      expect(publish.output()).toMatch(/mfe-static\/src\/faq\/Page\.tsx\(\d+,\d+\): error TS2322/);
      expect(publish.output()).toContain('Type checking of mfe-static failed, so nothing was published.');
      expect(() => files(store)).toThrow('ENOENT');
    } finally {
      publish.stop();
      await copy.remove();
    }
  },
);

/** Mounts an empty tmpfs; null without permission. */
async function mounted(options: string): Promise<{ folder: string; unmount: () => Promise<void> } | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return {
    folder,
    unmount: async () => {
      execFileSync('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}

for (const { disk, options, message, tag } of [
  { disk: 'full', options: 'size=128k', message: 'the disk is full', tag: [] },
  { disk: 'read-only', options: 'ro', message: 'the disk is read-only', tag: '@full' },
]) {
  test(
    `publish says that the disk of the store is ${disk}, and leaves no partial release`,
    { tag },
    async () => {
      const mount = await mounted(options);
      test.skip(mount === null, 'This user may not mount a disk.');
      if (mount === null) return;
      const publish = startCommand('npm', PUBLISH, { cwd: ROOT, env: { EDITIONS: `file:${mount.folder}` } });
      try {
        expect(await publish.ended).toBe(1);
        expect(publish.output()).toContain(message);
        expect(publish.output()).toMatch(/static@\S+ was not published/);
        const left = files(mount.folder);
        expect(left.filter((name) => name === 'release.json' || name.includes('.part-'))).toEqual([]);
      } finally {
        publish.stop();
        await mount.unmount();
      }
    },
  );
}

test('publish names the file that exceeds the file size limit of the user', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'limited-'));
  const build = path.join(ROOT, 'mfe-static/dist/release');
  const limited = `ulimit -f 40 && exec npm run --silent edition -- publish --build ${build}`;
  const publish = startCommand('sh', ['-c', limited], { cwd: ROOT, env: { EDITIONS: `file:${folder}` } });
  try {
    expect(await publish.ended).toBe(1);
    expect(publish.output()).toMatch(
      /static@\S+ was not published\. "releases\/static\/\S+" could not be written in file:\S+: the file exceeds the size limit\./,
    );
  } finally {
    publish.stop();
    await rm(folder, { recursive: true });
  }
});
