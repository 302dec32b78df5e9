import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { inlineScriptKb, ScriptBytes } from './script-bytes.ts';

describe('script in a page itself', () => {
  it.each([
    ['a script', '<script>run()</script>', true],
    ['a module', '<script type="module">run()</script>', true],
    ['a file', '<script src="/a.js"></script>', false],
    ['data', '<script type="application/json" id="page-state">{"a":1}</script>', false],
    ['structured data', '<script type="application/ld+json" data-head>{}</script>', false],
    ['rules', '<script type="speculationrules">{}</script>', false],
  ])('of %s: %s counts: %s', (_, html, counts) => {
    expect(inlineScriptKb(`<p>x</p>${html}`) > 0).toBe(counts);
  });
});

it('a script counts as gzip at its best would send it, asked for once', async () => {
  const text = 'export const a = 1;\n'.repeat(200);
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.js`;
  const scripts = new ScriptBytes();
  const kb = gzipSync(text, { level: 9 }).length / 1000;
  expect(await scripts.of([address])).toBe(kb);
  expect(await scripts.of([address])).toBe(kb);
  expect(asked).toBe(1);
  server.closeAllConnections();
  server.close();
});
