import { pictureFormat } from './picture-format.ts';

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/png,image/*;q=0.8,*/*;q=0.5', 'webp'],
  ['Image/AVIF', 'avif'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0.0,image/webp ; q=0', 'plain'],
  ['image/avif;q=0.9', 'avif'],
  ['image/*,*/*;q=0.8', 'plain'],
  ['*/*', 'plain'],
  ['', 'plain'],
  [`image/avif${',image/png'.repeat(24)}`, 'avif'],
  [`image/avif${',image/png'.repeat(25)}`, 'plain'],
  [undefined, 'plain'],
])('who accepts %s gets %s', (accept, format) => {
  expect(pictureFormat(accept)).toBe(format);
});
