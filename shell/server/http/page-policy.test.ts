import { createHash } from 'node:crypto';
import * as render from '../../src/render.tsx';
import { describeShell } from '../composer/describe-shell.ts';
import { newNonce, pagePolicy, addressesIn, scriptsIn, webOrigins } from './page-policy.ts';

const shell = describeShell(render);
const SITE_ONLY = { adFrameUrl: undefined, developmentOrigins: [] };

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );
}

test('pictures, data and scripts come from this site alone', () => {
  const policy = directives(pagePolicy(shell, SITE_ONLY));
  expect(policy).toMatchObject({
    'img-src': "'self' data:",
    'connect-src': "'self'",
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

test('frames come from the embeds of the paper, and from an advertising network where one is set: it may do no more', () => {
  const { 'frame-src': alone, ...rest } = directives(pagePolicy(shell, SITE_ONLY));
  expect(alone).toMatch(/^https:\S+( https:\S+)*$/);
  expect(alone).not.toContain('ads.test');
  const withNetwork = pagePolicy(shell, { ...SITE_ONLY, adFrameUrl: 'https://ads.test/frame?x=1' });
  expect(directives(withNetwork)).toEqual({ ...rest, 'frame-src': `${alone} https://ads.test` });
});

test('development servers may send their updates', () => {
  const policy = directives(
    pagePolicy(shell, { ...SITE_ONLY, developmentOrigins: ['http://localhost:3010'] }),
  );
  expect(policy['connect-src']).toBe("'self' http://localhost:3010 ws://localhost:3010");
});

describe('addresses among the embeds', () => {
  const embeds = {
    a: { frame: 'https://a.test/x', page: 'https://a.test/y', name: 'A' },
    b: { frame: 'http://b.test', script: 'https://b.test/embed.js' },
    c: null,
  };

  it('are found wherever they stand, their origins once', () => {
    expect(webOrigins(addressesIn(embeds))).toEqual(['https://a.test', 'http://b.test', 'https://b.test']);
  });

  it('are scripts only where they are called so', () => {
    expect(scriptsIn(embeds)).toEqual(['https://b.test/embed.js']);
  });
});
