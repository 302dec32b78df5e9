// npm run dev: runs the whole site from the workspaces, with Fast Refresh in shell and remotes.
import './lib/check-node.mjs';
import './lib/no-arguments.mjs';
import { launch } from './lib/launch.mjs';

await launch(['--import', './scripts/lib/exit-on-signal.mjs', 'scripts/dev-site.ts'], {
  env: { NODE_ENV: 'development' },
});
