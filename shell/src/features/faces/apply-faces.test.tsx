import { applyFaces } from './apply-faces.ts';

/** jsdom has no fonts, no layout and, like Safari before 17.4, no `checkVisibility`. */
beforeEach(() => {
  const face = { family: 'Newsreader', style: 'normal', load: async () => {} };
  const fonts = Object.assign([face], { add: () => {}, delete: () => {} });
  Object.assign(document, { fonts });
  delete document.documentElement.dataset['faces'];
});

it('applies the fonts in a browser that cannot tell what is visible', async () => {
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  document.body.innerHTML = '<h1 style="font-family: Newsreader">Storm warning</h1>';
  await applyFaces();
  expect(document.documentElement).toHaveAttribute('data-faces', '');
  expect(document.querySelector('h1')).toHaveStyle({ fontFamily: 'Newsreader, var(--serif-fallback)' });
});

it('keeps the fallback where the space that a text begins with would move, as browsers count from there', async () => {
  Range.prototype.getBoundingClientRect = function (this: Range) {
    const { parentElement } = this.startContainer;
    const isOwn = parentElement?.style.fontFamily.includes('--serif-fallback');
    // In the paper's font the space is narrower.
    const left = this.startOffset === 0 ? 550 : 555;
    return new DOMRect(isOwn ? left + (this.startOffset === 0 ? 4 : 2) : left, 100, 10, 20);
  };
  document.body.innerHTML = '<h2 style="font-family: Newsreader"><mark>river</mark> water</h2>';
  await applyFaces();
  expect(document.querySelector('h2')).toHaveAttribute('data-fallback-face', '');
});
