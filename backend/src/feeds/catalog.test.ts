import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import bundled from './catalog.json' with { type: 'json' };
import { loadCatalog } from './catalog.ts';

// The specification, section 7, in its order.
const KEYS =
  'local-news national-news world-news politics business technology automotive real-estate health sports arts-culture food-dining lifestyle opinion archives';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalog-'));
});

function file(content: unknown): string {
  const place = path.join(folder, 'feeds.json');
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
  return place;
}

// spec 7 Calls: Fifteen category keys have one feed each, sports five
test('the project brings a feed for every category, five for sports, none twice', () => {
  const catalog = loadCatalog();
  expect(Object.keys(catalog)).toEqual(expect.arrayContaining(KEYS.split(' ')));
  expect(catalog.sports).toHaveLength(5);
  const addresses = Object.values(catalog).flat();
  expect(new Set(addresses).size).toBe(Object.keys(catalog).length + 4);
  for (const address of addresses) expect(new URL(address).protocol).toBe('https:');
});

test('the file of an operator is read, addresses written as URL writes them', () => {
  const catalog = loadCatalog(file({ ...bundled, politics: 'HTTPS://News.Example:443/a b#top' }));
  expect(catalog.politics).toEqual(['https://news.example/a%20b']);
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
  expect(() => loadCatalog(place)).toThrow(message);
  expect(() => loadCatalog(place)).toThrow(`The feed catalog ${place} `);
});

test('a file that is not there, or no JSON, is named with its full path', () => {
  const missing = path.join(folder, 'none.json');
  expect(() => loadCatalog(missing)).toThrow(`FEEDS_FILE names ${missing}, which cannot be read`);
  const broken = file('{"politics":');
  expect(() => loadCatalog(broken)).toThrow(`FEEDS_FILE names ${broken}, which is not JSON`);
});
