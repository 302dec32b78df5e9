import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { evaluateRelease } from '../../server/composer/isolation/evaluate-release.ts';
import type { RemoteModule } from '../../server/composer/release-source.ts';
import type { UnitComponent } from '../../src/composition/mounted-view.ts';
import { guestServer } from './guest-code.ts';

const params = {
  path: '/quiz',
  title: 'The quiz',
  standfirst: 'Five questions.',
  pendingText: 'Loading <the> quiz...',
  withoutScripts: 'It needs scripts.',
};
const STYLES = [{ href: '/releases/quiz/1/web/a.css', integrity: 'sha384-a' }];

async function htmlOf(serverFile: string | null): Promise<string> {
  const code = guestServer({ quiz: STYLES }, serverFile);
  const { pages } = evaluateRelease(code, 'quiz@1/server.cjs') as unknown as RemoteModule;
  const page = pages['quiz'];
  if (!page) throw new Error('There is no page.');
  const { data } = await page.load({ params } as never);
  const Page = page.Page as UnitComponent;
  expect(page.head(data, { params } as never)).toEqual({
    title: 'The quiz',
    description: 'Five questions.',
    canonical: '/quiz',
  });
  return renderToStaticMarkup(createElement(Page, { data } as never));
}

const LINK =
  '<link rel="stylesheet" crossorigin="anonymous" href="/releases/quiz/1/web/a.css" integrity="sha384-a"/>';

it('is a room without a server file', async () => {
  expect(await htmlOf(null)).toBe(
    `${LINK}<div data-guest-room="pending"><p data-pending="">Loading &#60;the&#62; quiz...</p><noscript><p>It needs scripts.</p></noscript></div>`,
  );
});

it.each([
  ['the component', "exports.default = () => require('react').createElement('b', null, 'Hi');", '<b>Hi</b>'],
  ['the module', "module.exports = () => require('react').createElement('b', null, 'Hi');", '<b>Hi</b>'],
  ['the HTML', "exports.render = async () => '<b>Hi</b>';", '<div data-guest-room="open"><b>Hi</b></div>'],
])('is %s of a server file', async (_, serverFile, html) => {
  expect(await htmlOf(serverFile)).toBe(LINK + html);
});

it('does not take anything else for HTML', async () => {
  await expect(htmlOf('exports.render = () => undefined;')).rejects.toThrow('returned no HTML');
});
