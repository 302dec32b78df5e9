import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as Styles from './styles-facade.ts';
import type { Singletons } from './serve-container.ts';

/**
 * The singletons that the awake shell has, by module name. Remotes contain no copies (`import: false`), so a module that is
 * neither here nor in `late-singletons.ts` fails.
 */
export const SINGLETONS: Singletons = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'styled-components': Styles,
};
