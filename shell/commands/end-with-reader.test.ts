import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../build/paths.ts';

test('a command whose reader closes the pipe ends quietly, and not with success', async () => {
  const program = `
    import { endWithReader } from './shell/commands/end-with-reader.ts';
    endWithReader();
    setInterval(() => process.stdout.write('a line\\n'), 1);`;
  const command = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: ROOT,
  });
  const errors = text(command.stderr);
  await once(command.stdout, 'data');
  command.stdout.destroy();
  expect(await once(command, 'exit')).toEqual([141, null]);
  expect(await errors).toBe('');
});
