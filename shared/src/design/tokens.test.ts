import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SECTION_LOOKS } from '../contract/section-looks.ts';

const TOKENS = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';

/** The color of a token as `#rrggbb`: its only value, or the theme's half of `light-dark()`. */
function color(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(TOKENS);
  const found = theme === 'light' ? (value?.[1] ?? value?.[3]) : (value?.[2] ?? value?.[3]);
  if (found === undefined) throw new Error(`tokens.css has no color --${token}`);
  return found;
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const HUES = [...TOKENS.matchAll(/^ *--(hue-\w+):/gm)].map(([, hue = '']) => hue);

/** Text colors by the background they appear on. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ground: ['ink', 'ink-soft', 'ink-faint', 'accent-deep', 'danger', ...HUES],
  'ground-tint': ['ink', 'ink-soft', 'ink-faint', 'accent-deep', ...HUES],
  'ground-raised': ['ink', 'ink-soft', 'ink-faint'],
  'ground-ad': ['ink-faint'],
  'ground-night': ['ink-night', 'ink-night-soft', 'accent'],
  'danger-ground': ['danger'],
  accent: ['accent-ink'],
};

describe.each<Theme>(['light', 'dark'])('in the %s', (theme) => {
  const pairs = Object.entries(TEXT).flatMap(([ground, inks]) => inks.map((ink) => [ink, ground] as const));

  test.each(pairs)('%s on %s can be read (4.5:1)', (ink, ground) => {
    expect(contrast(color(ink, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ground', 'ground-raised', 'ground-night'])('borders of controls show on %s (3:1)', (ground) => {
    expect(contrast(color('rule-control', theme), color(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  test.each(['ground', 'ground-tint', 'ground-raised', 'accent'])(
    'one focus ring shows on %s (3:1)',
    (ground) => {
      const rings = ['focus-inner', 'focus-outer'].map((ring) =>
        contrast(color(ring, theme), color(ground, theme)),
      );
      expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('every color of a section is guarded', () => {
  const used = Object.values(SECTION_LOOKS).flatMap(({ hue }) => (hue ? [`hue-${hue}`] : []));
  expect(HUES).toEqual(expect.arrayContaining(used));
});

test('every variable used here is declared here', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'),
  );
  const used = files.flatMap((name) =>
    Array.from(
      readFileSync(path.join(__dirname, name), 'utf8').matchAll(/var\((--[\w-]+)/g),
      (match) => match[1],
    ),
  );
  const missing = [...new Set(used)].filter((name) => !TOKENS.includes(`${name}:`));
  expect(missing).toEqual([]);
});
