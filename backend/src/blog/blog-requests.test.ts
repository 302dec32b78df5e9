import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBlog, type TestBlog } from './testing/start-blog.ts';

/* What the blog functions refuse before they query the database. */

let blog: TestBlog;
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'blog-requests-'));
  blog = await startBlog(`file:${folder}/blog.db`);
});
afterAll(() => blog.close());

test.each([
  ['get_blog_metadata?domain=news.example&page=0', 'page must be a whole number'],
  ['get_blog_metadata?domain=news.example&page=-1', 'page must be a whole number'],
  ['get_blog_metadata?domain=news.example&page=1.5', 'page must be a whole number'],
  ['get_blog_metadata?domain=news.example&page=1e3', 'page must be a whole number'],
  ['get_blog_metadata?domain=news.example&page=two', 'page must be a whole number'],
  ['get_blog_metadata?domain=news.example&page=1&page=2', 'page must be a whole number'],
  ['get_blog_metadata?domain=news.example&page=99999999999999999999', 'page must be a whole number'],
  ['get_blog_metadata?domain=news.example', 'page must be a whole number'],
  ['get_blog_metadata?page=1', 'domain must be the host'],
  ['get_blog_metadata?domain=&page=1', 'domain must be the host'],
  ['get_blog_metadata?domain=*&page=1', 'domain must be the host'],
  ['get_blog_metadata?domain=%00&page=1', 'domain must be the host'],
  ['get_blog_metadata?domain=https://news.example&page=1', 'domain must be the host'],
  ['get_blog_metadata?domain=news.example&page=1&keyword=', 'keyword must be one keyword'],
  ['get_blog_metadata?domain=news.example&page=1&keyword=a,b', 'keyword must be one keyword'],
  [`get_blog_metadata?domain=news.example&page=1&keyword=${'a'.repeat(121)}`, 'keyword must be one keyword'],
  ['get_corrections', 'domain must be the host'],
  ['get_details', 'slug is required'],
  ['get_details?slug=a&slug=b', 'slug is required'],
  ['get_details?slug=', 'slug must be the name'],
  ['get_details?slug=%00', 'slug must be the name'],
  ['get_details?slug=..%2F..%2Fetc', 'slug must be the name'],
  ["get_details?slug=x'--", 'slug must be the name'],
  [`get_details?slug=${'a'.repeat(201)}`, 'slug must be the name'],
])('%s is a 400 with a message', async (address, sentence) => {
  const response = await blog.get(address);
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    error: { code: 'query_malformed', message: expect.stringContaining(sentence) },
  });
});

test.each([
  null,
  '',
  'public-token',
  'Bearer',
  'Bearer wrong',
  'Basic public-token',
  'Bearer public-tokenx',
  'Bearer public-token public-token',
])('the credential %p is a 401, before the query is looked at', async (credential) => {
  const responses = await Promise.all([
    blog.get('get_blog_metadata?page=0', credential),
    blog.get('get_details?slug=counting-birds-at-first-light', credential),
  ]);
  for (const response of responses) {
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(response.body).toMatchObject({ error: { code: 'token_wrong' } });
  }
});

test('the word Bearer may be written in any case', async () => {
  expect((await blog.get('get_details?slug=your-first-shift', 'bearer public-token')).status).toBe(200);
});
