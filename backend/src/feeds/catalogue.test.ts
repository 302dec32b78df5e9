import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import bundled from './catalogue.json' with { type: 'json' };
import { loadCatalogue } from './catalogue.ts';

// The specification, section 7, in its order.
const KEYS =
  'local-news national-news world-news politics business technology automotive real-estate health sports arts-culture food-dining lifestyle opinion archives';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
});

function file(content: unknown): string {
  const place = path.join(folder, 'feeds.json');
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
  return place;
}

// spec 7 Calls: Fifteen category keys have one feed each, sports five
test('the project brings a feed for every category, five for sports, none twice', () => {
  const catalogue = loadCatalogue();
  expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(KEYS.split(' ')));
  expect(catalogue.sports).toHaveLength(5);
  const addresses = Object.values(catalogue).flat();
  expect(new Set(addresses).size).toBe(Object.keys(catalogue).length + 4);
  for (const address of addresses) expect(new URL(address).protocol).toBe('https:');
});

test('the file of an operator is read, addresses written as URL writes them', () => {
  const catalogue = loadCatalogue(file({ ...bundled, politics: 'HTTPS://News.Example:443/a b#top' }));
  expect(catalogue.politics).toEqual(['https://news.example/a%20b']);
});

test.each([
  [
    'a missing category',
    { ...bundled, politics: undefined },
    'lacks "politics"; give it one http or https feed',
  ],
  ['an address that is none', { ...bundled, health: 'news.example' }, 'has a wrong value for "health"'],
  ['another scheme', { ...bundled, health: 'file:///feed.xml' }, 'has a wrong value for "health"'],
  [
    'a list where one is read',
    { ...bundled, opinion: ['https://a.example/'] },
    'has a wrong value for "opinion"',
  ],
  [
    'one sport only',
    { ...bundled, sports: 'https://a.example/' },
    '"sports"; give it a list of http or https',
  ],
  ['a wrong sport', { ...bundled, sports: ['https://a.example/', 'x'] }, 'has a wrong value for "sports"'],
  [
    'an unknown category',
    { ...bundled, gossip: 'https://a.example/' },
    'has the key "gossip", which is not a category',
  ],
  ['no object', [], 'must be a JSON object of category keys and feed addresses'],
])('%s is named, with the file', (_name, content, message) => {
  const place = file(content);
  expect(() => loadCatalogue(place)).toThrow(message);
  expect(() => loadCatalogue(place)).toThrow(`The feed catalogue ${place} `);
});

test('a file that is not there, or no JSON, is named with its full path', () => {
  const missing = path.join(folder, 'none.json');
  expect(() => loadCatalogue(missing)).toThrow(`FEEDS_FILE names ${missing}, which cannot be read`);
  const broken = file('{"politics":');
  expect(() => loadCatalogue(broken)).toThrow(`FEEDS_FILE names ${broken}, which is not JSON`);
});
