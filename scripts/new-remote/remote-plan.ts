import { existsSync } from 'node:fs';
import path from 'node:path';
import { LONGEST_MENU_TEXT, REMOTE_NAME } from '@meadowlark/shared/contract/release.ts';
import { GRANTS, ROUTES } from '../../shell/src/routes.ts';
import { workflowFile } from './workflow.ts';

/** Everything that differs from one new remote to the next. */
export interface RemotePlan {
  /** The remote's name; its folder is `mfe-<name>`, its page is at `/<name>`. */
  name: string;
  /** The section's name for readers: 'School Sports'. */
  title: string;
  /** The team that owns it: 'School sports desk'. */
  owner: string;
}

/** Derives title and, by default, owner from the name. */
export function remotePlan(name: string, owner?: string): RemotePlan {
  const words = name.split('-');
  const sentence = capital(words.join(' '));
  return { name, title: words.map(capital).join(' '), owner: owner ?? `${sentence} desk` };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Letters, digits and single hyphens: stricter than `REMOTE_NAME`, because readers type this name as an address. */
const GOOD_NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** The title of the sample page in the menu has as many characters as the name. */
const LONGEST_NAME = LONGEST_MENU_TEXT;
const GOOD_OWNER = /^\p{L}[\p{L}\d '&.-]{1,59}$/u;

/** First parts of addresses that the server handles itself. */
const TAKEN_BY_THE_SERVER = ['api', 'releases', 'pictures', 'development', 'metrics', 'healthz', 'readyz'];

/** Throws an error that says what to do if this remote cannot be created in the checkout at `root`. */
export function validatePlan(root: string, { name, owner }: RemotePlan): void {
  if (!GOOD_NAME.test(name) || name.length > LONGEST_NAME)
    throw new Error(
      `"${name}" cannot be the name of a remote. Use lower-case letters, digits and single hyphens, starting with a letter, at most ${LONGEST_NAME} characters: school-sports.`,
    );
  if (existsSync(path.join(root, `mfe-${name}`)))
    throw new Error(
      `The folder mfe-${name} already exists. Choose another name, or remove the folder first.`,
    );
  if (isOfTheProject(root, name) || TAKEN_BY_THE_SERVER.includes(name) || !REMOTE_NAME.test(name))
    throw new Error(`The site uses the name "${name}" for something else. Choose another name.`);
  if (existsSync(path.join(root, workflowFile(name))))
    throw new Error(
      `The file ${workflowFile(name)} already exists. Choose another name, or remove it if its remote is gone.`,
    );
  const grant = GRANTS.find((one) => one.path === `/${name}`);
  if (grant && grant.remote !== name)
    throw new Error(
      `The address /${name} is granted to the remote ${grant.remote} (GRANTS in shell/src/routes.ts). Choose another name.`,
    );
  const route = ROUTES.find((one) => one.path.split('/')[1] === name);
  if (route !== undefined)
    throw new Error(
      `The address /${name} is taken by the route ${route.path} (shell/src/routes.ts). Choose another name.`,
    );
  if (!GOOD_OWNER.test(owner))
    throw new Error(
      `"${owner}" cannot be an owner. Use the name of a team, in letters, digits and spaces: --owner "Sports desk".`,
    );
}

/** Whether the name would collide with the port of the style guide or the package of a workspace. */
function isOfTheProject(root: string, name: string): boolean {
  return name === 'style-guide' || existsSync(path.join(root, name, 'package.json'));
}

/** How its pages get their addresses. */
export function addressSteps({ name, title }: RemotePlan): string {
  const pages = 'Your team decides which pages are there, with "routes" in rsbuild.config.ts.';
  if (GRANTS.some((grant) => grant.remote === name))
    return `The shell grants it /${name} and everything below. Once you promote its release, readers have its page.
${pages}`;
  return `For its addresses, ask the owners of the shell to add one line to GRANTS in shell/src/routes.ts:

  { path: '/${name}', remote: '${name}', title: '${title}', ...SUBTREE },

Readers have its page once that shell and its own release are promoted.
${pages}`;
}
