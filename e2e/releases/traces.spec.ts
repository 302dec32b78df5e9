import { startSite } from '../support/running-site.ts';
import { startCollector, type ArrivedSpan } from '../support/services/collector.ts';
import { expect, test } from '../support/test.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const FROM_PROXY = { traceparent: `00-${TRACE}-${CALLER}-01`, 'x-forwarded-for': '203.0.113.7' };

test('a page is traced from the proxy to the backend without reader data, and a collector that hangs costs nothing', async ({
  request,
}) => {
  const collector = await startCollector();
  const site = await startSite({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    TRUST_PROXY: '127.0.0.1',
    PAGE_CACHE_MB: '0',
  });
  const spanOf = (name: string | RegExp, parent?: ArrivedSpan) =>
    collector.spans.find(
      (span) =>
        (typeof name === 'string' ? span.name === name : name.test(span.name)) &&
        (!parent || (span.parentSpanId === parent.spanId && span.traceId === parent.traceId)),
    );
  try {
    const page = await request.get(`${site.origin}/search?q=whispered`, { headers: FROM_PROXY });
    await expect.poll(() => spanOf('GET /search')).toBeDefined();
    const asking = spanOf('GET /search');
    expect(asking).toMatchObject({
      traceId: TRACE,
      parentSpanId: CALLER,
      attributes: { 'http.route': '/search', 'http.response.status_code': 200, 'meadowlark.channel': 'live' },
    });
    const composed = spanOf('compose', asking);
    const load = spanOf(/^load search\/page\//, composed);
    const edition = await site.store.edition((await site.store.live())?.edition ?? '');
    expect(load?.attributes).toMatchObject({
      'meadowlark.remote': 'search',
      'meadowlark.release': `search@${edition?.releases['search']}`,
      'meadowlark.owner': expect.stringMatching(/\w/),
      // Late on a busy machine.
      'meadowlark.outcome': expect.stringMatching(/^(?:ok|late)$/),
    });
    expect(spanOf('render', composed)).toBeDefined();
    const requested = spanOf('request search', load);
    expect(spanOf(/^GET \/api\/search/, requested)).toBeDefined();
    // One read at startup, for no request; and a script, for a request.
    const script = /\/releases\/[^"' ]+\.js/.exec(await page.text())?.[0] ?? '';
    expect((await request.get(site.origin + script)).status()).toBe(200);
    await expect.poll(() => spanOf('store get releases', spanOf(/^GET \/releases\//))).toBeDefined();
    expect(spanOf('store get releases')).toMatchObject({
      parentSpanId: '',
      attributes: {
        'meadowlark.owner': expect.stringMatching(/\w/),
        'meadowlark.release': expect.stringMatching(/@/),
      },
    });
    for (const word of ['whispered', '203.0.113.7']) expect(collector.text()).not.toContain(word);

    // A reader who sends their own trace id.
    await request.get(`${site.origin}/faq`, { headers: { traceparent: `00-${TRACE}-${CALLER}-01` } });
    await expect.poll(() => spanOf('GET /faq')).toBeDefined();
    expect(spanOf('GET /faq')?.traceId).not.toBe(TRACE);

    collector.hang();
    const before = collector.requestCount();
    await request.get(`${site.origin}/faq`);
    await expect.poll(() => collector.requestCount()).toBeGreaterThan(before);
    const started = performance.now();
    for (let count = 0; count < 10; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as one reader
      expect((await request.get(`${site.origin}/faq`)).status()).toBe(200);
    // All of them take less than one deadline of the collector.
    expect(performance.now() - started).toBeLessThan(5000);
    process.kill(site.pid, 'SIGTERM');
    expect(await site.exitCode).toBe(0);
  } finally {
    await site.stop();
    await collector.stop();
  }
});
