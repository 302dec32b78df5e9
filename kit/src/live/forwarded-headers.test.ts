import { requestHeaders, responseHeaders } from './forwarded-headers.ts';

const SITE = new URL('https://news.example');
const ORIGIN = 'http://localhost:3020';

describe('requestHeaders', () => {
  it('sends requests like a page of the site, and never conditional ones', () => {
    expect(
      requestHeaders(
        {
          host: 'localhost:3020',
          origin: ORIGIN,
          referer: `${ORIGIN}/faq`,
          cookie: 'qa=x',
          'if-none-match': '"1"',
          'accept-encoding': 'br',
          connection: 'keep-alive',
        },
        SITE,
        ORIGIN,
      ),
    ).toEqual({
      host: 'news.example',
      origin: 'https://news.example',
      referer: 'https://news.example/faq',
      cookie: 'qa=x',
    });
  });
});

describe('responseHeaders', () => {
  const location = (address: string) => responseHeaders({ location: address }, SITE, ORIGIN)['location'];

  it('keeps redirects within the site on the proxy, and does not change others', () => {
    expect(location('/faq?a=1#b')).toBe(`${ORIGIN}/faq?a=1#b`);
    expect(location('https://news.example/faq')).toBe(`${ORIGIN}/faq`);
    expect(location('https://elsewhere.example/')).toBe('https://elsewhere.example/');
  });

  it('sets cookies for this machine, without https', () => {
    expect(
      responseHeaders(
        {
          'set-cookie': [
            'a=1; Domain=news.example; Path=/; Secure; HttpOnly',
            'secure=1; SameSite=Lax; Secure',
          ],
        },
        SITE,
        ORIGIN,
      )['set-cookie'],
    ).toEqual(['a=1; Path=/; HttpOnly', 'secure=1; SameSite=Lax']);
  });

  it('never forces https on this machine', () => {
    expect(
      responseHeaders(
        {
          'strict-transport-security': 'max-age=1',
          'content-security-policy': "default-src 'self'; upgrade-insecure-requests",
        },
        SITE,
        ORIGIN,
      ),
    ).toEqual({ 'content-security-policy': "default-src 'self'" });
  });
});
