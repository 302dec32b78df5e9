import { createHash } from 'node:crypto';
import * as render from '../../src/render.tsx';
import { describeShell } from '../composer/describe-shell.ts';
import { newNonce, pagePolicy, sourcesOf, valuesUnder } from './page-policy.ts';

const shell = describeShell(render);
const SITE_ONLY = { adFrameUrl: undefined, developmentOrigins: [] };

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );
}

test('pictures, data and scripts are allowed from this site only', () => {
  const policy = directives(pagePolicy(shell, SITE_ONLY));
  expect(policy).toMatchObject({
    'img-src': "'self' data:",
    // After a press the page checks whether it responds.
    'connect-src': "'self' https://www.youtube-nocookie.com",
    'default-src': "'self'",
  });
  expect(policy['script-src']).not.toMatch(/unsafe|nonce|\*/);
});

test('the scripts in the head are named by what they say', () => {
  const policy = directives(pagePolicy(shell, SITE_ONLY));
  expect(render.inlineScripts).not.toHaveLength(0);
  for (const script of render.inlineScripts)
    expect(policy['script-src']).toContain(
      `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
});

test('a streamed page names its own nonce, another every time', () => {
  const nonce = newNonce();
  expect(newNonce()).not.toBe(nonce);
  expect(directives(pagePolicy(shell, SITE_ONLY, nonce))['script-src']).toContain(`'nonce-${nonce}'`);
});

test('frames are allowed from the embeds of the paper and a configured ad network, which may do no more', () => {
  const { 'frame-src': alone, ...rest } = directives(pagePolicy(shell, SITE_ONLY));
  expect(alone).toBe("'self' https://www.youtube-nocookie.com");
  const withNetwork = pagePolicy(shell, { ...SITE_ONLY, adFrameUrl: 'https://ads.test/frame?x=1' });
  expect(directives(withNetwork)).toEqual({ ...rest, 'frame-src': `${alone} https://ads.test` });
});

test('no page may be framed, not even by this site, whose frames are the stand-ins of the sample edition', () => {
  expect(directives(pagePolicy(shell, SITE_ONLY))['frame-ancestors']).toBe("'none'");
});

test('development servers may send their updates', () => {
  const policy = directives(
    pagePolicy(shell, { ...SITE_ONLY, developmentOrigins: ['http://localhost:3010'] }),
  );
  expect(policy['connect-src']).toBe(
    "'self' https://www.youtube-nocookie.com http://localhost:3010 ws://localhost:3010",
  );
});

test('only frames of an embed are let in, each host once, and this site only where it serves one', () => {
  const outside = {
    frame: 'https://a.test/x',
    page: 'https://b.test/y',
    name: 'A',
    script: 'https://a.test/s.js',
  };
  const embeds = { one: outside, two: { ...outside, frame: 'https://a.test/z' }, none: null };
  expect(sourcesOf(valuesUnder('frame', embeds))).toEqual(['https://a.test']);
  expect(sourcesOf(valuesUnder('frame', { ...embeds, own: { frame: '/api/sample/film' } }))).toEqual([
    'https://a.test',
    "'self'",
  ]);
  expect(valuesUnder('script', embeds)).toEqual(['https://a.test/s.js', 'https://a.test/s.js']);
});
