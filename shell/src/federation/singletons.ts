import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as Router from './router-facade.ts';
import * as Styles from './styles-facade.ts';
import type { Singletons } from './serve-container.ts';

/**
 * The singletons that the shell provides to remotes, by module name. Remotes contain no copies (`import: false`), so a
 * module that is missing here fails.
 */
export const SINGLETONS: Singletons = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': Router,
  'styled-components': Styles,
};
