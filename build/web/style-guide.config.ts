import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import path from 'node:path';
import { developmentPort, portSetting } from '../development/port.ts';
import { ROOT } from '../paths.ts';
import { sectionHues } from './section-hues.ts';
import { styledComponentsTransform } from '../styled-components-transform.ts';

const root = path.join(ROOT, 'shared');

/** The style guide of the design library: one page, without shell and remotes. For `rsbuild dev` only, never released. */
export default defineConfig({
  root,
  plugins: [pluginReact(), sectionHues()],
  source: { entry: { index: './src/style-guide/main.tsx' } },
  html: { template: './src/style-guide/page.html' },
  output: {
    distPath: { root: path.join(root, 'dist', 'style-guide') },
    // These browsers support light-dark(). For older ones the build sets both themes at the root, and then a part of
    // the page could not have the other theme.
    overrideBrowserslist: ['chrome >= 123', 'firefox >= 120', 'safari >= 17.5'],
    // SVGs loaded with `<use>` must be files.
    dataUriLimit: 0,
  },
  server: { port: portSetting() ?? developmentPort('style-guide') },
  tools: { ...styledComponentsTransform('style-guide') },
});
