// npm run dev -w mfe-<name>: runs the remote alone, on its standalone page; or, with `-- --live <site>`, within a running
// site, for this machine only.
import './lib/check-node.mjs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/ensure-installed.mjs';
import { giveUp } from './lib/say.mjs';

/** The site of `--live`, or undefined. Other options are for Rsbuild. */
function liveSite() {
  const { values, tokens } = parseArgs({
    options: { live: { type: 'string' } },
    strict: false,
    tokens: true,
  });
  if (!tokens.some(({ kind, name }) => kind === 'option' && name === 'live')) return undefined;
  const { live } = values;
  if (typeof live !== 'string' || !URL.canParse(live) || !/^https?:$/.test(new URL(live).protocol))
    giveUp(
      `--live needs the site's http or https address: npm run dev -w ${path.basename(process.cwd())} -- --live https://site.example`,
    );
  return new URL(live).origin;
}

const site = liveSite();
const name = path.basename(process.cwd()).replace(/^mfe-/, '');
const child =
  site === undefined
    ? spawn(
        process.execPath,
        [
          path.join(ROOT, 'node_modules', '@rsbuild', 'core', 'bin', 'rsbuild.js'),
          'dev',
          '--environment',
          'standalone',
          ...process.argv.slice(2),
        ],
        { stdio: 'inherit' },
      )
    : spawn(process.execPath, ['--import', 'tsx', path.join('scripts', 'live', 'dev-live.ts'), name, site], {
        cwd: ROOT,
        stdio: 'inherit',
      });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
