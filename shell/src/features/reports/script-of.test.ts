import { scriptOf } from './script-of.ts';

const ORIGIN = 'https://news.example';

function thrown(stack: string, filename = '') {
  const error = Object.assign(new Error('x'), { stack });
  return { error, filename } as ErrorEvent;
}

test('the script of a remote takes precedence over the shell, which contains React', () => {
  const stack = `Error: x
    at throwError (${ORIGIN}/releases/shell/1/web/static/js/browser.1.js:1:20)
    at Page (${ORIGIN}/releases/news/2/web/static/js/async/page-category.2.js:1:7)`;
  expect(scriptOf(thrown(stack), ORIGIN)).toBe('/releases/news/2/web/static/js/async/page-category.2.js');
});

test('an error with only shell scripts in its stack belongs to the shell', () => {
  const stack = `start@${ORIGIN}/releases/shell/1/web/static/js/browser.1.js:1:20`;
  expect(scriptOf(thrown(stack), ORIGIN)).toBe('/releases/shell/1/web/static/js/browser.1.js');
});

test('a script that cannot be parsed has no stack, but a URL, which is used without its query', () => {
  const file = `${ORIGIN}/releases/news/2/web/remoteEntry.js?retry=7`;
  expect(scriptOf({ error: undefined, filename: file } as ErrorEvent, ORIGIN)).toBe(
    '/releases/news/2/web/remoteEntry.js',
  );
});

test('an unhandled rejection', () => {
  const reason = Object.assign(new Error('x'), { stack: `at f (${ORIGIN}/releases/blog/3/web/a.js:1:1)` });
  expect(scriptOf({ reason } as PromiseRejectionEvent, ORIGIN)).toBe('/releases/blog/3/web/a.js');
  expect(scriptOf({ reason: 'no error' } as PromiseRejectionEvent, ORIGIN)).toBeNull();
});

test.each([
  ['chrome-extension://abc/releases/news/2/web/a.js'],
  ['https://other.example/releases/news/2/web/a.js'],
  [`${ORIGIN}/local-news`],
])('%s does not belong to a release', (file) => {
  expect(scriptOf(thrown(`at f (${file}:1:1)`, file), ORIGIN)).toBeNull();
});
