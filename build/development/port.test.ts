import { developmentPort, portsOf } from './port.ts';

it('leaves the first programs where their bookmarks are', () => {
  expect(['shell', 'news', 'blog', 'media', 'static', 'style-guide'].map(developmentPort)).toEqual([
    3010, 3011, 3012, 3013, 3014, 3015,
  ]);
});

it('gives every other remote a port of its own, and the same one each time', () => {
  const names = Array.from({ length: 100 }, (_, index) => `remote-${index}`);
  const ports = [...portsOf(names).values()];
  expect(new Set(ports).size).toBe(100);
  expect(Math.min(...ports)).toBeGreaterThan(3015);
  expect(portsOf(names.toReversed())).toEqual(portsOf(names));
});

it('moves nobody when a remote is added whose place is free', () => {
  const before = portsOf(['weather']).get('weather');
  const beside = ['traffic', 'schools', 'weather'];
  expect(portsOf(beside).get('weather')).toBe(before);
});

it('gives one to a remote in a repository of its own', () => {
  expect(developmentPort('elsewhere')).toBe(portsOf(['elsewhere']).get('elsewhere'));
});

it('says that there are too many', () => {
  expect(() => portsOf(Array.from({ length: 101 }, (_, index) => `remote-${index}`))).toThrow(
    'More than 100',
  );
});
