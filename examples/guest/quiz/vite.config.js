import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  build: { target: 'es2022', rolldownOptions: { input: './src/quiz.jsx' } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    federation({
      name: 'quiz',
      filename: 'remoteEntry.js',
      exposes: { './Quiz': './src/quiz.jsx' },
      manifest: true,
      dts: false,
    }),
  ],
});
