import { thirdPartyEmbed } from './third-party-embed.ts';

const part = (page: string) => thirdPartyEmbed({ name: 'Films', frame: `${page}/embed`, page });

it('names the site, without www.', () => {
  expect(part('https://www.films.test/one')).toEqual({
    name: 'Films',
    frame: 'https://www.films.test/one/embed',
    page: 'https://www.films.test/one',
    site: 'films.test',
    isPlaceholder: false,
  });
});

it('knows the placeholders of the sample edition', () => {
  expect(part('https://films.example/one').isPlaceholder).toBe(true);
  expect(part('https://example.com/one').isPlaceholder).toBe(false);
});
