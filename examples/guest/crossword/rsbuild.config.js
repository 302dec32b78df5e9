import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

const container = new ModuleFederationPlugin({
  name: 'crossword',
  filename: 'remoteEntry.js',
  exposes: { './Crossword': './src/Crossword.jsx' },
  shared: {
    react: { singleton: true, requiredVersion: '^19.0.0' },
    'react-dom': { singleton: true, requiredVersion: '^19.0.0' },
  },
  manifest: true,
  dts: false,
});

export default defineConfig({
  plugins: [pluginReact({ splitChunks: false })],
  environments: {
    web: {
      source: { entry: { index: './src/Crossword.jsx' } },
      output: { assetPrefix: 'auto' },
      tools: { htmlPlugin: false, rspack: { plugins: [container] } },
    },
    // The server file: the component as one CommonJS module, without React in it.
    server: {
      source: { entry: { server: './src/Crossword.jsx' } },
      output: {
        target: 'node',
        filename: { js: '[name].cjs' },
        emitCss: false,
        cleanDistPath: false,
        externals: ['react', 'react/jsx-runtime'],
      },
      tools: { htmlPlugin: false, rspack: { output: { library: { type: 'commonjs2' } } } },
    },
  },
});
