import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as Router from './router-facade.ts';
import * as Styles from './styles-facade.ts';
import type { Singletons } from './serve-container.ts';

/**
 * The singletons that the shell provides to remotes, by the name they ask for. Remotes carry no copy of their own
 * (`import: false`), so what is missing here cannot be used by them.
 */
export const SINGLETONS: Singletons = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': Router,
  'styled-components': Styles,
};
