import { ROUTES } from '../routes.ts';
import { matchRoute } from './match-route.ts';

describe('matchRoute', () => {
  it('finds every route of the table at its own path', () => {
    for (const route of ROUTES) {
      const path = route.path.replace(/:\w+/, 'some-thing');
      expect(matchRoute(path)?.route).toBe(route);
    }
  });

  it('gives the parameters of path and table', () => {
    expect(matchRoute('/blog/counting%20birds')?.params).toEqual({ slug: 'counting birds' });
    expect(matchRoute('/world-news')?.params).toEqual({ category: 'world-news' });
  });

  it.each(['/nowhere', '/blog/a/b', '/local-news/more', '/article'])('knows no route for %s', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('does not fall over a broken escape', () => {
    expect(() => matchRoute('/blog/%E0%A4%A')).not.toThrow();
  });
});
