import { applyFaces } from './apply-faces.ts';

/** jsdom has no fonts, no layout and, like Safari before 17.4, no `checkVisibility`. */
it('applies the fonts in a browser that cannot tell what is visible', async () => {
  const face = { family: 'Newsreader', style: 'normal', load: async () => {} };
  const fonts = Object.assign([face], { add: () => {}, delete: () => {} });
  Object.assign(document, { fonts });
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  document.body.innerHTML = '<h1 style="font-family: Newsreader">Storm warning</h1>';
  await applyFaces();
  expect(document.documentElement).toHaveAttribute('data-faces', '');
  expect(document.querySelector('h1')).toHaveStyle({ fontFamily: 'Newsreader, var(--serif-fallback)' });
});
