import { html } from './html.ts';

test('values are escaped, HTML is not', () => {
  const name = `<b title="x">Tom & 'Jerry'</b>`;
  const escaped = '&lt;b title=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/b&gt;';
  const items = [html`<i>${name}</i>`, html`<i>${2}</i>`];
  expect(html`<p title="${name}">${items}</p>`.text).toBe(
    `<p title="${escaped}"><i>${escaped}</i><i>2</i></p>`,
  );
});
