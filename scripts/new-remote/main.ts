import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, workspaceOf } from '../../build/paths.ts';
import { install } from '../lib/ensure-installed.mjs';
import { run } from '../../build/run.mjs';
import { giveUp, say } from '../lib/say.mjs';
import { addressSteps, remotePlan, validatePlan, type RemotePlan } from './remote-plan.ts';
import { writeRemote } from './write-remote.ts';

const USAGE = 'npm run new-remote <name> -- --owner "Sports desk"';

function readPlan(): RemotePlan {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { owner: { type: 'string' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0)
    throw new Error(`Name one remote: ${USAGE} (the owner is optional).`);
  return remotePlan(name, values.owner);
}

/** The template's line breaks fit the length of its own name only. */
async function format(name: string): Promise<void> {
  const oxfmt = path.join(ROOT, 'node_modules', '.bin', 'oxfmt');
  const { code, output } = await run(oxfmt, [workspaceOf(name)], { cwd: ROOT, quiet: true });
  if (code !== 0) throw new Error(`${output}\nThe new files could not be formatted. Run "npm run format".`);
}

function nextSteps(plan: RemotePlan): string {
  const { name, owner } = plan;
  const workspace = workspaceOf(name);
  return `
Created ${workspace}/ with one page for the ${owner}.

  npm run dev -w ${workspace}      look at it alone, in every situation
  npm test -w ${workspace}         test it
  npm run build -w ${workspace}    build its release

${addressSteps(plan)}

docs/writing-a-remote.md continues from here, up to the first release and its rollback.
`;
}

try {
  const plan = readPlan();
  validatePlan(ROOT, plan);
  writeRemote(ROOT, plan);
  await format(plan.name);
  say(`Linking ${workspaceOf(plan.name)} into the workspaces …`);
  await install();
  say(nextSteps(plan));
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
