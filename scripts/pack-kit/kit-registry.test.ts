import { kitRegistry, kitScope, kitVersion } from './kit-registry.ts';

it('is none until its URL is set; a pipeline sets what it does not know to nothing', () => {
  expect(kitRegistry({})).toBeNull();
  expect(kitRegistry({ KIT_REGISTRY: '', KIT_SCOPE: '' })).toBeNull();
  expect(kitRegistry({ KIT_REGISTRY: 'https://npm.example/', KIT_SCOPE: '' })).toEqual({
    url: 'https://npm.example/',
    scope: '@meadowlark',
  });
});

it.each([
  [{ KIT_REGISTRY: 'npm.example' }, 'not the URL'],
  [{ KIT_REGISTRY: 'https://npm.example/\nregistry=https://evil.example' }, 'not the URL'],
  [{ KIT_REGISTRY: 'https://npm.example', KIT_SCOPE: 'plainsman' }, 'not a scope'],
  [{ KIT_REGISTRY: 'https://npm.example', KIT_SCOPE: '@Plainsman' }, 'not a scope'],
])('refuses %j', (env, why) => {
  expect(() => kitRegistry(env)).toThrow(why);
});

it('imports name the same packages, whatever their scope in the registry', () => {
  expect(kitVersion('kit', '^2.1.0', kitScope({}))).toBe('^2.1.0');
  expect(kitVersion('kit', '^2.1.0', kitScope({ KIT_SCOPE: '@plainsman' }))).toBe(
    'npm:@plainsman/kit@^2.1.0',
  );
});
