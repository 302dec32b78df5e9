import { embedLinkText, embedSource } from './embed-source.ts';

const source = (page: string) => embedSource({ name: 'Films', frame: `${page}/embed`, page });

it('names the outside site, without www.', () => {
  const films = source('https://www.films.test/one');
  expect(films.site).toBe('films.test');
  expect(embedLinkText('Watch it', films)).toBe('Watch it at films.test');
});

it('knows the stand-ins of the sample edition, which this site serves itself', () => {
  const film = source('/api/sample/film');
  expect(film.site).toBeNull();
  expect(embedLinkText('Watch it', film)).toBe('Watch it on a separate page');
});
