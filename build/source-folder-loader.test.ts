import sourceFolder from './source-folder-loader.mjs';

test('a bundled source still knows its folder, by the way from the bundle', () => {
  const loader = {
    getOptions: () => ({ folder: '/checkout/shell/dist/host' }),
    resourcePath: '/checkout/backend/src/radio/loop-audio.ts',
  };
  expect(sourceFolder.call(loader, `join(import.meta.dirname, 'loop.mp3')`)).toBe(
    `join((import.meta.dirname + "/../../../backend/src/radio"), 'loop.mp3')`,
  );
});
