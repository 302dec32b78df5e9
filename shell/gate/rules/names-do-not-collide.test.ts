import { candidateOf } from '../testing/candidate-of.ts';
import { namesDoNotCollide } from './names-do-not-collide.ts';

const styled = (namespace: string) => ({
  'web/chunk.js': `x.withConfig({componentId:"${namespace}__sc-1a2b3c-0"})`,
});

it('passes releases with distinct names', async () => {
  const candidate = await candidateOf(
    { name: 'news', files: styled('news') },
    { name: 'blog', files: styled('blog') },
  );
  expect(await namesDoNotCollide.check(candidate)).toEqual([]);
});

it('refuses a federation name that another remote registers', async () => {
  const candidate = await candidateOf({ name: 'news', federationName: 'mfe_blog' }, { name: 'blog' });
  expect(await namesDoNotCollide.check(candidate)).toMatchObject([
    { cause: 'Its federation name "mfe_blog" is also used by blog@1.0.0.', fix: expect.any(String) },
  ]);
});

it('refuses styles in the namespace of another remote', async () => {
  const candidate = await candidateOf(
    { name: 'news', files: styled('blog') },
    { name: 'blog', files: styled('blog') },
  );
  expect(await namesDoNotCollide.check(candidate)).toMatchObject([
    { cause: 'Its styles use the namespace "blog", which blog@1.0.0 also uses.', fix: expect.any(String) },
  ]);
});
