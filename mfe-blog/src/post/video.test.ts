import { readVideo } from './video.ts';

describe('readVideo', () => {
  // spec 5 Rules: Only ids of letters, digits, underscore, hyphen are embedded
  it.each([
    'https://www.youtube.com/shorts/aB3_-x',
    'https://youtube.com/shorts/aB3_-x/',
    'http://m.youtube.com/shorts/aB3_-x?feature=share',
    'https://youtu.be/aB3_-x',
    ' https://youtu.be/aB3_-x?si=1#t ',
  ])('embeds %s', (address) => {
    expect(readVideo(address)).toEqual({
      kind: 'short',
      id: 'aB3_-x',
      watchHref: 'https://www.youtube.com/shorts/aB3_-x',
    });
  });

  // spec 2 Blog post: Other video addresses become a link
  // spec 5 Rules: Only ids of letters, digits, underscore, hyphen are embedded
  it.each([
    ['https://www.youtube.com/watch?v=aB3', 'YouTube'],
    ['https://www.youtube.com/shorts/', 'YouTube'],
    ['https://www.youtube.com/shorts/a%22b', 'YouTube'],
    ['https://www.youtube.com/shorts/a/b', 'YouTube'],
    ['https://youtu.be/', 'YouTube'],
    ['https://youtu.be/a/b', 'YouTube'],
    ['https://youtube.com.evil.example/shorts/aB3', 'youtube.com.evil.example'],
    ['https://evil.example/?youtu.be/aB3', 'evil.example'],
  ])('links to %s on %s', (address, site) => {
    expect(readVideo(address)).toEqual({ kind: 'link', href: address, site });
  });

  it.each([
    '',
    'aB3',
    'youtu.be/aB3',
    'javascript:alert(1)//youtu.be/aB3',
    '//youtu.be/aB3',
    'ftp://youtu.be/aB3',
  ])('shows nothing for %j', (address) => {
    expect(readVideo(address)).toBeNull();
  });
});
