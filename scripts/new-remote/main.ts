import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { ROOT, workspaceOf } from '../../build/paths.ts';
import { install } from '../lib/ensure-installed.mjs';
import { run } from '../../build/run.mjs';
import { giveUp, say } from '../lib/say.mjs';
import { kitRegistry } from '../pack-kit/kit-registry.ts';
import { fillFolder, requireRoom } from './fill-folder.ts';
import { addressSteps, remotePlan, validatePlan, type RemotePlan } from './remote-plan.ts';
import { writeRemote } from './write-remote.ts';
import { installPackages, repositoryFiles, writeRepository } from './write-repository.ts';

const USAGE = 'npm run new-remote <name> -- --owner "Sports desk" --into ../<name>';

/** The plan, and the folder for its repository, or null for a workspace of this checkout. */
function readPlan(): { plan: RemotePlan; into: string | null } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { owner: { type: 'string' }, into: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0 || values.help)
    throw new Error(`Give one remote name: ${USAGE} (--owner and --into are optional).`);
  const { into } = values;
  return {
    plan: remotePlan(name, values.owner),
    into: into === undefined ? null : path.resolve(process.env['INIT_CWD'] ?? ROOT, into),
  };
}

const README = 'README.md';
/** The guide in a remote's own repository. */
const GUIDE = 'node_modules/@meadowlark/kit/docs/writing-a-remote.md';

/** The template's line breaks fit only the length of its own name. */
async function format(folder: string): Promise<void> {
  const oxfmt = path.join(ROOT, 'node_modules', '.bin', 'oxfmt');
  const config = path.join(ROOT, '.oxfmtrc.json');
  const files = ['src', 'rsbuild.config.ts'].map((file) => path.join(folder, file));
  const { code, output } = await run(oxfmt, ['--config', config, ...files], { cwd: ROOT, quiet: true });
  if (code !== 0) throw new Error(`${output}\nThe new files could not be formatted. Run "npm run format".`);
}

async function addWorkspace(plan: RemotePlan): Promise<void> {
  const workspace = workspaceOf(plan.name);
  writeRemote(ROOT, plan);
  await format(path.join(ROOT, workspace));
  say(`Linking ${workspace} into the workspaces …`);
  await install();
  say(nextSteps(plan));
}

async function createRepository(plan: RemotePlan, folder: string): Promise<void> {
  if (!path.relative(ROOT, folder).startsWith('..'))
    throw new Error(`${folder} is in this checkout. Choose a folder outside it, or omit --into.`);
  const registry = kitRegistry(process.env);
  // A new repository on GitHub may have one.
  const hasReadme = existsSync(path.join(folder, README));
  const files = repositoryFiles(registry).filter((file) => !(hasReadme && file === README));
  requireRoom(folder, files);
  const source = registry === null ? 'Packing the kit' : `Getting the kit from ${registry.url}`;
  say(`${source} and installing it there (a minute or two) …`);
  await fillFolder(folder, files, async (staging) => {
    await writeRepository(staging, plan, registry);
    if (hasReadme) rmSync(path.join(staging, README));
    await installPackages(staging);
    await format(staging);
  });
  say(`
Created ${folder}, a repository for the ${plan.owner}.

  cd ${folder}
  npm run dev      show its page alone, in every situation
  npm test         test it
  npm run build    build a release

${addressSteps(plan)}

Next steps are in ${hasReadme ? '' : `its ${README}, and in `}${GUIDE},
up to the first release and its rollback.
`);
}

function nextSteps(plan: RemotePlan): string {
  const { name, owner } = plan;
  const workspace = workspaceOf(name);
  return `
Created ${workspace}/ with one page for the ${owner}.

  npm run dev -w ${workspace}      show it alone, in every situation
  npm test -w ${workspace}         test it
  npm run build -w ${workspace}    build a release

${addressSteps(plan)}

Next steps, up to the first release and its rollback, are in docs/writing-a-remote.md.
`;
}

try {
  const { plan, into } = readPlan();
  validatePlan(ROOT, plan);
  if (into === null) await addWorkspace(plan);
  else await createRepository(plan, into);
} catch (error) {
  giveUp(messageOf(error));
}
