import { parseArgs } from 'node:util';
import { RSBUILD } from '../../build/rsbuild-program.ts';
import { run } from '../../build/run.mjs';
import { devLive } from './live/dev-live.ts';
import type { RemoteFolder } from './remote-folder.ts';

/** Runs the remote alone on its standalone page, or with `--live` in a running site. Other arguments go to Rsbuild. */
export async function dev(remote: RemoteFolder, args: readonly string[]): Promise<number> {
  const site = liveSite(args);
  if (site) return devLive(remote, site);
  const { code } = await run(process.execPath, [RSBUILD, 'dev', '--environment', 'standalone', ...args], {
    cwd: remote.folder,
    input: 'inherit',
  });
  return code;
}

/** The site of `--live`, or null. */
function liveSite(args: readonly string[]): URL | null {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { live: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  if (!tokens.some((token) => token.kind === 'option' && token.name === 'live')) return null;
  const other = tokens.find((token) => token.kind !== 'option' || token.name !== 'live');
  if (other) throw new Error(`--live takes only the site URL; unexpected "${args[other.index]}".`);
  const { live } = values;
  if (typeof live !== 'string' || !URL.canParse(live) || !/^https?:$/.test(new URL(live).protocol))
    throw new Error(
      '--live needs the http or https URL of the site: npm run dev -- --live https://site.example',
    );
  return new URL(new URL(live).origin);
}
