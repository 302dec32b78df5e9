import { fetchPage } from '../support/pages/read-html.ts';
import { expect } from '../support/test.ts';
import { platformWith, test } from './scripted-blog.ts';

// spec 2 Blog post: Body as markdown with tables
// spec 2 Blog post: Lines trimmed, three or more blank lines become one, except in fenced code
// spec 5 Rules: Markdown links: http, https, irc, ircs, mailto, xmpp or relative; else empty
test('a post renders its markdown: trimmed lines, table, lists, quote, code, links', async ({
  request,
  scripted,
}) => {
  const lines = [
    '        One.   \n\n\n\n\n\t\t## Two\n\n      three\n      four',
    '| Bird | Seen |\n|---|--:|\n| Wren | 2 |',
    '1. one\n2. two',
    '- a\n- b',
    '> said',
    '*soft* **loud**',
    '```\na\tb\n```',
    '[kept](xmpp:desk@meadowlark.example) [relative](?q=a:b) [refused](tel:5550136)',
  ];
  scripted.setBlogResponse(platformWith({ marked: { blog: lines.join('\n\n') } }));
  const { main } = await fetchPage(request, '/blog/marked');
  // Indented text must not become code.
  expect(main).toContain('<p>One.</p><h2 id="text-two">Two</h2><p>three\nfour</p>');
  expect(main).toMatch(/<th scope="col" data-align="right">Seen<\/th>.*<td>Wren<\/td>/);
  expect(main).toContain('<ol start="1"><li>one</li><li>two</li></ol>');
  expect(main).toContain('<ul><li>a</li><li>b</li></ul>');
  expect(main).toContain('<blockquote><p>said</p></blockquote>');
  expect(main).toContain('<p><em>soft</em> <strong>loud</strong></p>');
  expect(main.match(/<pre.*?<\/pre>/gs)).toEqual([
    '<pre role="group" aria-label="Code: a\tb" tabindex="0"><code>a\tb</code></pre>',
  ]);
  expect(main).toContain(
    '<a href="xmpp:desk@meadowlark.example">kept</a> <a href="?q=a:b">relative</a> <a>refused</a>',
  );
});
