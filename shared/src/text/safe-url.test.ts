import { safeUrl } from './safe-url.ts';

const BASE = 'https://paper.example/feeds/local.xml';

describe('safeUrl', () => {
  it.each([
    ['https://a.example/x?y=1&z=2#here', 'https://a.example/x?y=1&z=2#here'],
    ['  http://a.example/ \n', 'http://a.example/'],
    ['/pictures/1.jpg', 'https://paper.example/pictures/1.jpg'],
    ['1.jpg', 'https://paper.example/feeds/1.jpg'],
    ['//cdn.example/1.jpg', 'https://cdn.example/1.jpg'],
    ['https://a.example/ä b', 'https://a.example/%C3%A4%20b'],
  ])('resolves %j', (value, address) => {
    expect(safeUrl(value, BASE)).toBe(address);
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'mailto:a@b.example',
    'https://',
    'http://[',
    'https://bank.example@evil.example/',
    `https://a.example/${'x'.repeat(5000)}`,
  ])('refuses %j', (value) => {
    expect(safeUrl(value, BASE)).toBeNull();
  });

  it('refuses a relative URL without a base', () => {
    expect(safeUrl('/a', 'not an address')).toBeNull();
  });
});
