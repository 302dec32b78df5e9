import { fetchPage, structuredDataIn, textOf } from '../support/pages/read-html.ts';
import { expect, test } from '../support/test.ts';

// spec beyond: Dated corrections in posts, on a page of their own, in its feed and as CorrectionComment
test('without scripts one page lists every correction, newest first, each with a link to its place in the post; footer and FAQ link to that page', async ({
  request,
}) => {
  const { html, main } = await fetchPage(request, '/corrections');
  expect(textOf(main)).toMatch(
    /November 10, 2026.*Whose snow is it\?.*November 9, 2026.*October 18, 2026.*20 to 25\./,
  );
  const [, post = '', id = ''] = /<h2[^>]*><a href="([^"#]+)#([^"]+)"/.exec(main) ?? [];
  const { main: corrected } = await fetchPage(request, post);
  expect(corrected).toMatch(new RegExp(`<li id="${id}"><p[^>]*>The trick with the pocket`));
  expect(corrected).toContain('href="/corrections"');

  expect(structuredDataIn(html)).toContainEqual(
    expect.objectContaining({
      '@type': 'CollectionPage',
      hasPart: expect.arrayContaining([
        expect.objectContaining({
          correction: expect.objectContaining({ '@type': 'CorrectionComment', datePublished: '2026-10-18' }),
        }),
      ]),
    }),
  );
  expect(html.slice(html.indexOf('<footer'))).toContain('href="/corrections"');
  expect((await fetchPage(request, '/faq')).main).toContain('href="/corrections"');
});
