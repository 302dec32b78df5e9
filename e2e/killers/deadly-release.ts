import { append } from '../support/chaos/faulty-release.ts';
import { deriveRelease } from '../support/derive-release.ts';
import { KILLERS, type Killer, type KillerCode, type Moment, type Program } from './killers.ts';

type Called = Exclude<Moment, 'evaluated'>;

/** The page that fails. A deadly shell also fails for this page only. */
export const DEADLY_PAGE = '/about';

interface Place {
  /** Object and name of the wrapped function. */
  owner: string;
  name: string;
  /** An expression: whether a call with these `args` is for the deadly page. */
  isMet: string;
}

const UNIT = { owner: "module.exports.pages['about']", isMet: 'true' };
const SHELL = { owner: 'module.exports' };
const PLACES: Record<Program, Record<Called, Place>> = {
  static: {
    load: { ...UNIT, name: 'load' },
    head: { ...UNIT, name: 'head' },
    render: { ...UNIT, name: 'Page' },
  },
  shell: {
    load: { ...SHELL, name: 'matchRoute', isMet: `args[0] === '${DEADLY_PAGE}'` },
    head: { ...SHELL, name: 'routeHead', isMet: `args[1] === '${DEADLY_PAGE}'` },
    render: { ...SHELL, name: 'renderPage', isMet: `args[0].url.pathname === '${DEADLY_PAGE}'` },
  },
};

/** Derives a version of a program with a killer. Resolves with the folder of the build. */
export async function deadlyRelease(
  program: Program,
  version: string,
  killer: Killer,
  moment: Moment,
): Promise<string> {
  const folder = await deriveRelease(program, version, version, version);
  await append(folder, 'server.cjs', codeOf(program, killer, moment));
  return folder;
}

function codeOf(program: Program, killer: Killer, moment: Moment): string {
  const { code = '', returns, shellReturns }: KillerCode = KILLERS[killer];
  const harm = `${code.includes('await') ? 'async ' : ''}function harm() { ${code} }`;
  if (moment === 'evaluated') return `\n;{ ${harm} harm(); }\n`;
  const { owner, name, isMet } = PLACES[program][moment];
  const given = (program === 'shell' ? shellReturns : returns)?.[moment] ?? 'given';
  return `
;{
  const { createElement, use } = require('react');
  ${harm}
  const give = (given) => (${given});
  // Exports of the shell are read-only.
  module.exports = { ...module.exports };
  const original = ${owner}.${name};
  ${owner}.${name} = (...args) => {
    if (!(${isMet})) return original(...args);
    harm();
    const given = original(...args);
    return given instanceof Promise ? given.then(give) : give(given);
  };
}
`;
}
