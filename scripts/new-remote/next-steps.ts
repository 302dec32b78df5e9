import { workspaceOf } from '../../build/paths.ts';
import type { RemotePlan } from './remote-plan.ts';

/** The one line of the shell's route table that mounts the remote's page. */
export function routeLine({ name, title }: RemotePlan): string {
  return `  page('/${name}', '${name}', 'front', '${title}', TEXT),`;
}

/** What the person who made the remote does next, to be read at a terminal. */
export function nextSteps(plan: RemotePlan): string {
  const workspace = workspaceOf(plan.name);
  return `
${workspace}/ is there, with one page for the ${plan.owner}.

  npm run dev -w ${workspace}      look at it alone, in every situation
  npm test -w ${workspace}         test it
  npm run build -w ${workspace}    build its release

To mount it at /${plan.name}, ask the owners of the shell for one line in ROUTES of shell/src/routes.ts:

${routeLine(plan)}

docs/writing-a-remote.md goes on from there, up to the first release and how to take it back.
`;
}
