import { filmstripHtml } from './filmstrip.ts';

it('each step shows the last picture before it, and nothing before the first', () => {
  const html = filmstripHtml([
    {
      title: 'this site',
      frames: [
        { at: 350, picture: 'AAAA' },
        { at: 700, picture: 'BBBB' },
      ],
    },
  ]);
  const cells = [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => /base64,(\w+)/.exec(cell)?.[1]);
  expect(cells).toEqual([
    ...Array.from({ length: 4 }, () => undefined),
    ...Array.from({ length: 3 }, () => 'AAAA'),
    ...Array.from({ length: 9 }, () => 'BBBB'),
  ]);
});
