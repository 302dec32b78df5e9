import { execFile } from 'node:child_process';
import { ROOT } from '../../../build/paths.ts';
import type { SiteStore } from '../running-site.ts';

/** Runs `npm run edition -- <args>` on the store of a site. Resolves with stdout; rejects if it fails. */
export function editionCommand(
  { store }: Pick<SiteStore, 'store'>,
  ...args: readonly string[]
): Promise<string> {
  const { FEEDS: _ofSites, ...env } = process.env;
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'shell/commands/main.ts', ...args],
      { cwd: ROOT, env: { ...env, EDITIONS: store.place, EDITION_BY: 'a test' } },
      (error, stdout, stderr) =>
        error ? reject(new Error(`edition ${args.join(' ')} failed.\n${stdout}${stderr}`)) : resolve(stdout),
    );
  });
}
