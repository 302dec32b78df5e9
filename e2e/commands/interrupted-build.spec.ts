import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { releaseSchema } from '@meadowlark/shared/contract/release.ts';
import { copyCheckout } from '../support/commands/checkout-copy.ts';
import { startCommand } from '../support/commands/start-command.ts';
import { expect, test } from '../support/test.ts';

/** Files that are missing or differ from their hash in `release.json`. */
function wrongFiles(release: string): string[] {
  const { files } = releaseSchema.parse(JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8')));
  return files
    .filter(({ path: file, integrity }) => {
      try {
        return integrityOf(readFileSync(path.join(release, file))) !== integrity;
      } catch {
        return true;
      }
    })
    .map(({ path: file }) => file);
}

for (const { by, args } of [
  { by: 'npm run build', args: ['run', 'build'] },
  { by: 'npm run build -w mfe-static', args: ['run', 'build', '-w', 'mfe-static'] },
]) {
  test(
    `a build that was killed during ${by} runs again, even if its source files are unchanged since the build before`,
    { tag: '@full' },
    async () => {
      const copy = await copyCheckout();
      const page = path.join(copy.folder, 'mfe-static/src/faq/Page.tsx');
      const release = path.join(copy.folder, 'mfe-static/dist/release');
      const before = await readFile(page, 'utf8');
      await appendFile(page, 'export const changed = true;\n');
      const killed = startCommand('npm', args, { cwd: copy.folder });
      let again: ReturnType<typeof startCommand> | undefined;
      try {
        await expect
          .poll(() => wrongFiles(release).length, { timeout: 120_000, intervals: [20] })
          .not.toBe(0);
        killed.stop();
        await killed.ended;
        expect(wrongFiles(release)).not.toEqual([]);

        await writeFile(page, before);
        again = startCommand('npm', ['run', 'build'], { cwd: copy.folder });
        expect({ code: await again.ended, output: again.output() }).toEqual({
          code: 0,
          output: expect.stringContaining('Building static …'),
        });
        expect(wrongFiles(release)).toEqual([]);
      } finally {
        killed.stop();
        again?.stop();
        await copy.remove();
      }
    },
  );
}
