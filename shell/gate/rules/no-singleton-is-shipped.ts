import { servedScripts } from '../candidate.ts';
import type { Rule } from '../rule.ts';

/** Text that is in every build of a library, minified or not, but not in code that uses it. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  react: /react\.transitional\.element|__CLIENT_INTERNALS_DO_NOT_USE|__SECRET_INTERNALS_DO_NOT_USE/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE|__reactFiber\$/,
  'react-router-dom': /may be used only in the context of a <Router>|__reactRouterVersion/,
  'styled-components': /data-styled-version/,
};

/** No script of a remote contains its own copy of a singleton: with two copies of React in a page, hooks fail. */
export const noSingletonIsShipped: Rule = {
  name: 'no-singleton-is-shipped',
  runsCode: false,
  async check({ release, store }) {
    const { name, version, guest } = release;
    if (name === 'shell') return { skipped: 'The shell provides the singletons.' };
    if (guest) return { skipped: "A guest contains copies for other hosts. Here it uses the shell's." };
    const findings = servedScripts(release).map(async (file) => {
      const text = (await store.releaseFile(name, version, file))?.toString('utf8') ?? '';
      return Object.entries(SIGNATURES)
        .filter(([, signature]) => signature.test(text))
        .map(([library]) => ({
          cause: `"${file}" contains its own copy of ${library}.`,
          fix: `Import "${library}" itself, in the workspace's version, and build with defineRemote: a deep path or a second installed version ends up in the bundle.`,
        }));
    });
    return (await Promise.all(findings)).flat();
  },
};
