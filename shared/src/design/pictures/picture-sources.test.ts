import { pictureSources } from './picture-sources.ts';

const SIGNED = `/pictures/${'s'.repeat(22)}/aHR0cHM6Ly9h`;

it('offers an outside picture in the widths of its place', () => {
  expect(pictureSources(SIGNED, 'card')).toEqual({
    src: `${SIGNED}/800`,
    srcSet: `${SIGNED}/320 320w,${SIGNED}/480 480w,${SIGNED}/800 800w`,
    sizes: expect.stringContaining('108px'),
  });
  expect(pictureSources(SIGNED, 'lead').srcSet).toBe(`${SIGNED}/800 800w,${SIGNED}/1280 1280w`);
});

it.each([
  '/releases/static/1/web/bus.svg',
  '/api/sample/pictures/bird.avif',
  '/pictures/rail.jpg',
  'https://elsewhere.example/pictures/ssssssssssssssssssssss/aHR0cHM6Ly9h',
  `${SIGNED}/320`,
  'data:image/svg+xml,<svg/>',
])('leaves %s as it is', (src) => {
  expect(pictureSources(src, 'lead')).toEqual({ src });
});
