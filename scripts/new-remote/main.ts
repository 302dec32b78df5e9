import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, workspaceOf } from '../../build/paths.ts';
import { install } from '../lib/ensure-installed.mjs';
import { run } from '../lib/run.mjs';
import { giveUp, say } from '../lib/say.mjs';
import { nextSteps } from './next-steps.ts';
import { refuseBadPlan } from './refuse-bad-plan.ts';
import { remotePlan, type RemotePlan } from './remote-plan.ts';
import { writeRemote } from './write-remote.ts';

const USAGE = 'npm run new-remote <name> -- --owner "Sports desk"';

function readPlan(): RemotePlan {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { owner: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0)
    throw new Error(`Name one remote: ${USAGE} (the owner may be left out).`);
  return remotePlan(name, values.owner);
}

/** A longer or shorter name breaks lines elsewhere than the template does. */
async function format(name: string): Promise<void> {
  const oxfmt = path.join(ROOT, 'node_modules', '.bin', 'oxfmt');
  const { code, output } = await run(oxfmt, [workspaceOf(name)], { cwd: ROOT, quiet: true });
  if (code !== 0) throw new Error(`${output}\nThe new files could not be formatted. Run "npm run format".`);
}

try {
  const plan = readPlan();
  refuseBadPlan(ROOT, plan);
  writeRemote(ROOT, plan);
  await format(plan.name);
  say(`Linking ${workspaceOf(plan.name)} into the workspaces …`);
  await install();
  say(nextSteps(plan));
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
