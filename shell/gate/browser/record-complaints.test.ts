import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { fixOfComplaint, recordComplaints } from './record-complaints.ts';

test('a request fails if the server cannot be reached, and not if the browser gave it up with its page', () => {
  const page = new EventEmitter();
  const { complaints } = recordComplaints(page as unknown as Page);
  for (const errorText of ['net::ERR_ABORTED', 'net::ERR_FAILED'])
    page.emit('requestfailed', {
      url: () => 'http://site.test/bird.svg',
      isNavigationRequest: () => false,
      failure: () => ({ errorText }),
    });
  expect([...complaints]).toEqual(['a request that fails: http://site.test/bird.svg (net::ERR_FAILED)']);
});

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
