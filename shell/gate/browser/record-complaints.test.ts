import { fixOfComplaint } from './record-complaints.ts';

it.each([
  [
    `an error in the console: Loading the image 'https://img.test/a.png' violates the following Content Security Policy directive: "img-src 'self' data:".`,
    'ctx.picture',
  ],
  ['a request that fails: https://img.test/a.png (csp)', 'ctx.picture'],
  ['an uncaught error: no paper', 'standalone page'],
  ['leaves behind on all other pages: a listener of "resize" on window.', 'that its effect returns'],
])('%s', (complaint, fix) => {
  expect(fixOfComplaint(complaint)).toContain(fix);
});
