import { pictureSigner } from './sign-picture.ts';

const sign = pictureSigner('a key of the test, long enough to be one', 'https://news.example');

test('an outside picture gets a signed address on this site', () => {
  // The test of the picture service has the same text and key: both sides must agree.
  expect(sign('https://pictures.example/bird.png?w=640')).toBe(
    '/pictures/TNFSHjXcnAhBVwxjhfc4ew/aHR0cHM6Ly9waWN0dXJlcy5leGFtcGxlL2JpcmQucG5nP3c9NjQw',
  );
});

test('two keys and two addresses never share a signature', () => {
  const other = pictureSigner('another key of the test, also long enough', 'https://news.example');
  const signatures = [
    sign('https://a.example/1'),
    sign('https://a.example/2'),
    other('https://a.example/1'),
  ].map((path) => path.split('/')[2]);
  expect(new Set(signatures).size).toBe(3);
});

test.each([
  ['/api/sample/pictures/bird.svg', '/api/sample/pictures/bird.svg'],
  ['https://news.example/covers/1.svg?v=2', '/covers/1.svg?v=2'],
  ['/pictures/abc/def', '/pictures/abc/def'],
  ['https://news.example//other.example/dot.gif', '/other.example/dot.gif'],
])('%s is a picture of this site: %s', (address, path) => {
  expect(sign(address)).toBe(path);
});

test('a URL without a scheme is an outside one', () => {
  expect(sign('//pictures.example/bird.png')).toBe(sign('https://pictures.example/bird.png'));
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'http://[broken',
  `https://a.example/${'x'.repeat(2048)}`,
])('%.40s is not a picture: it becomes the placeholder', (address) => {
  expect(sign(address)).toBe('/placeholder.svg');
});
