import { widthOf } from '../../lettering/set-line.ts';
import { fitTitle, LEADING } from './fit-title.ts';

const ROOM = { width: 496, height: 248, largest: 116 };

it.each(['Tao', 'Thought Power', 'Walking Meditation for Short Winters', 'Silence, and How to Keep It'])(
  '%s fits its room, with every word in its place',
  (title) => {
    const { lines, size } = fitTitle(title, ROOM);
    expect(lines.join(' ')).toBe(title);
    expect(Math.max(...lines.map((line) => widthOf(line, 'roman') * size))).toBeLessThanOrEqual(
      ROOM.width + 0.01,
    );
    expect(lines.length * size * LEADING).toBeLessThanOrEqual(ROOM.height + 0.01);
  },
);

it('a short title is set no larger than wanted', () => {
  expect(fitTitle('Tao', ROOM)).toEqual({ lines: ['Tao'], size: 116 });
});

it('a letter that the cut lacks is an error, not a gap', () => {
  expect(() => fitTitle('Ätman', ROOM)).toThrow("no 'Ä'");
});
