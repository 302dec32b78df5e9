import { readScope } from './scope.ts';

it.each([
  { args: [], scope: { kind: 'everything', full: false } },
  { args: ['--full'], scope: { kind: 'everything', full: true } },
  { args: ['--changed'], scope: { kind: 'changed' } },
  { args: ['--watch'], scope: { kind: 'watch' } },
  { args: ['faq', 'blog/list'], scope: { kind: 'matching', patterns: ['faq', 'blog/list'] } },
])('npm test -- $args', ({ args, scope }) => {
  expect(readScope(args)).toEqual(scope);
});

it.each([[['--changed', '--watch']], [['--full', 'faq']], [['--chnaged']]])('refuses %p', (args) => {
  expect(() => readScope(args)).toThrow(/Choose one|Unknown option/);
});
