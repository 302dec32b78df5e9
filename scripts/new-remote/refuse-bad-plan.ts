import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '../../shell/src/routes.ts';
import type { RemotePlan } from './remote-plan.ts';

/** Letters, digits and single hyphens: stricter than `REMOTE_NAME`, since this name is also an address that people type. */
const GOOD_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_NAME = 30;
const GOOD_OWNER = /^\p{L}[\p{L}\d '&.-]{1,59}$/u;

/** Other workspaces, programs and workflows, whose package, port or file the remote would share. */
const TAKEN_BY_THE_PROJECT = ['shell', 'shared', 'backend', 'e2e', 'sheet', 'site', 'program'];
/** First parts of addresses that the server answers itself. */
const TAKEN_BY_THE_SERVER = ['api', 'releases', 'development', 'metrics', 'healthz', 'readyz'];

/** Throws, with what to do, where a remote of this plan cannot be made in the checkout. */
export function refuseBadPlan(root: string, { name, owner }: RemotePlan): void {
  if (!GOOD_NAME.test(name) || name.length > LONGEST_NAME)
    throw new Error(
      `"${name}" cannot be the name of a remote. Take lower-case letters, digits and single hyphens, a letter first, at most ${LONGEST_NAME} in all: school-sports.`,
    );
  if (TAKEN_BY_THE_PROJECT.includes(name) || TAKEN_BY_THE_SERVER.includes(name))
    throw new Error(`The site uses the name "${name}" for something else. Take another one.`);
  if (existsSync(path.join(root, `mfe-${name}`)))
    throw new Error(`There is a folder mfe-${name} already. Take another name, or remove the folder first.`);
  const route = ROUTES.find((one) => one.path.split('/')[1] === name);
  if (route !== undefined)
    throw new Error(
      `The address /${name} is taken by the route ${route.path} (shell/src/routes.ts). Take another name.`,
    );
  if (!GOOD_OWNER.test(owner))
    throw new Error(
      `"${owner}" cannot be an owner. Name a team in letters, digits and spaces: --owner "Sports desk".`,
    );
}
