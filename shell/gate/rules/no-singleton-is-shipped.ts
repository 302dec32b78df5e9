import { servedScripts } from '../candidate.ts';
import type { Rule } from '../rule.ts';

/** Texts in every build of a library, minified or not, but not in code that uses it. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  react: /react\.transitional\.element|__CLIENT_INTERNALS_DO_NOT_USE|__SECRET_INTERNALS_DO_NOT_USE/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE|__reactFiber\$/,
  'react-router-dom': /may be used only in the context of a <Router>|__reactRouterVersion/,
  'styled-components': /data-styled-version/,
};

/** No script of a remote carries its own copy of a singleton: with two Reacts in a page, hooks fail. */
export const noSingletonIsShipped: Rule = {
  name: 'no-singleton-is-shipped',
  runsCode: false,
  async check({ release, store }) {
    const { name, version, guest } = release;
    if (name === 'shell') return { skipped: 'The shell brings the singletons for all.' };
    if (guest) return { skipped: 'A guest carries copies for other hosts. Here it gets those of the shell.' };
    const findings = servedScripts(release).map(async (file) => {
      const text = (await store.releaseFile(name, version, file))?.toString('utf8') ?? '';
      return Object.entries(SIGNATURES)
        .filter(([, signature]) => signature.test(text))
        .map(([library]) => ({
          cause: `"${file}" carries its own copy of ${library}.`,
          fix: `Import from "${library}" itself, in the version of the workspace, and build with defineRemote: a deep path or a second installed version ends up in the bundle.`,
        }));
    });
    return (await Promise.all(findings)).flat();
  },
};
