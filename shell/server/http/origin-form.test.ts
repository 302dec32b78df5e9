import { originForm } from './http-server.ts';

it.each([
  ['/faq?q=1', '/faq?q=1'],
  ['http://host/faq?q=1', '/faq?q=1'],
  ['HTTPS://user@host:81/faq', '/faq'],
  ['http://host', '/'],
  ['http://host?q=1', '/?q=1'],
  ['http://host//evil.example/', '//evil.example/'],
  ['/http://host/faq', '/http://host/faq'],
  ['http:///faq', 'http:///faq'],
  ['ftp://host/faq', 'ftp://host/faq'],
  ['*', '*'],
])('%s is requested as %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});
