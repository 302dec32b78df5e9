import { externalAddress, pictureAddress } from './picture-address.ts';

describe('pictureAddress', () => {
  it.each(['https://a.example/b.jpg', 'http://a.example/b.jpg', '/pictures/b.svg'])('keeps %s', (address) => {
    expect(pictureAddress(address)).toBe(address);
  });

  it.each([
    '',
    'b.jpg',
    '//evil.example/b.jpg',
    '/\\evil.example/b.jpg',
    '/\t/evil.example/b.jpg',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    'blob:https://a.example/1',
    'https://user:secret@evil.example/b.jpg',
    'http:///',
  ])('refuses %j', (address) => {
    expect(pictureAddress(address)).toBeNull();
  });
});

describe('outsideAddress', () => {
  it('is for addresses with a host, not for paths', () => {
    expect(externalAddress('HTTPS://A.example/b')).toBe('https://a.example/b');
    expect(externalAddress('/b')).toBeNull();
  });
});
