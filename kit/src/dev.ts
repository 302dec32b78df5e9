import { parseArgs } from 'node:util';
import { RSBUILD } from '../../build/rsbuild-program.ts';
import { run } from '../../build/run.mjs';
import { devLive } from './live/dev-live.ts';
import type { RemoteFolder } from './remote-folder.ts';

/** Runs the remote alone on its standalone page, or with `--live` within a running site. Other arguments are for Rsbuild. */
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
  if (other) throw new Error(`--live takes nothing but the site, and got "${args[other.index]}" as well.`);
  const { live } = values;
  if (typeof live !== 'string' || !URL.canParse(live) || !/^https?:$/.test(new URL(live).protocol))
    throw new Error(
      "--live needs the site's http or https address: npm run dev -- --live https://site.example",
    );
  return new URL(new URL(live).origin);
}
