import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import path from 'node:path';
import { developmentPort } from './development-port.ts';
import { ROOT } from './paths.ts';
import { styledComponentsTransform } from './styled-components-transform.ts';

/** The specimen sheet of the design library: a page of its own, with no shell and no remote. */
export function sheetConfig(): RsbuildConfig {
  const root = path.join(ROOT, 'shared');
  return {
    root,
    plugins: [pluginReact()],
    source: { entry: { index: './src/sheet/main.tsx' } },
    html: { template: './src/sheet/page.html' },
    output: {
      distPath: { root: path.join(root, 'dist', 'sheet') },
      // These can tell light from dark by themselves. For older browsers the build writes both out at the root, and then
      // a part of the sheet could not stand in the other theme.
      overrideBrowserslist: ['chrome >= 123', 'firefox >= 120', 'safari >= 17.5'],
      // Pictures that are drawn by reference must be files.
      dataUriLimit: 0,
    },
    server: { port: developmentPort('sheet'), strictPort: true },
    tools: { ...styledComponentsTransform('sheet') },
  };
}
