import { spawnSync } from 'node:child_process';
import { ROOT } from '../../build/paths.ts';

it.each([[[]], [['--help']], [['traffic', '--help']]])('prints how it is used: %j', (args) => {
  const command = ['--import', 'tsx', 'scripts/new-remote/main.ts', ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('npm run new-remote <name> -- --owner "Sports desk" --into ../<name>');
});
