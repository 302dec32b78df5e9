import { developmentPort, portsOf } from './port.ts';

it('keeps the fixed ports of programs that bookmarks name', () => {
  expect(['shell', 'news', 'blog', 'media', 'static', 'style-guide'].map(developmentPort)).toEqual([
    3010, 3011, 3012, 3013, 3014, 3015,
  ]);
});

it('assigns every other remote its own stable port', () => {
  const names = Array.from({ length: 100 }, (_, index) => `remote-${index}`);
  const ports = [...portsOf(names).values()];
  expect(new Set(ports).size).toBe(100);
  expect(Math.min(...ports)).toBeGreaterThan(3015);
  expect(portsOf(names.toReversed())).toEqual(portsOf(names));
});

it('changes no port when a remote with a free slot is added', () => {
  const before = portsOf(['weather']).get('weather');
  const beside = ['traffic', 'schools', 'weather'];
  expect(portsOf(beside).get('weather')).toBe(before);
});

it('assigns a port to a remote in its own repository', () => {
  expect(developmentPort('elsewhere')).toBe(portsOf(['elsewhere']).get('elsewhere'));
});

it('reports that there are too many', () => {
  expect(() => portsOf(Array.from({ length: 101 }, (_, index) => `remote-${index}`))).toThrow(
    'More than 100',
  );
});
