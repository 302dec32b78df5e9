import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as Router from './router-facade.ts';
import * as StyledComponents from 'styled-components';

declare const SINGLETON_VERSIONS: Readonly<Record<string, string>>;

/**
 * The singletons that the shell provides to remotes, by the name they ask for. Remotes carry no copy of their own
 * (`import: false`), so what is missing here cannot be used by them.
 */
export const SHARED_MODULES = {
  react: singleton('react', React),
  'react/jsx-runtime': singleton('react', JsxRuntime),
  'react-dom': singleton('react-dom', ReactDom),
  'react-router-dom': singleton('react-router-dom', Router),
  'styled-components': singleton('styled-components', StyledComponents),
};

function singleton(name: string, module: object) {
  const version = SINGLETON_VERSIONS[name] ?? '0.0.0';
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}
