import { ClickReplay } from '../../sleeping/replay-clicks.ts';
import { MAX_SAVED_STORIES, readPaths, removeStory, savedStories, saveStory } from './saved-stories.ts';
import { showSaved } from './show-saved.ts';

beforeEach(() => localStorage.clear());

const story = (name: string) => ({ path: `/blog/${name}`, title: `Of ${name}` });

it('lists saved stories, newest first, without removed ones', () => {
  expect(saveStory(story('a'))).toBe(true);
  expect(saveStory(story('b'))).toBe(true);
  expect(savedStories()).toEqual([story('b'), story('a')]);
  // Another tab has saved it meanwhile.
  expect(saveStory(story('a'))).toBe(true);
  expect(savedStories()).toEqual([story('a'), story('b')]);
  expect(removeStory(story('b').path)).toBe(true);
  expect(removeStory(story('b').path)).toBe(true);
  removeStory(story('a').path);
  expect(localStorage).toHaveLength(0);
});

it('saves the maximum number of posts with non-Latin names', () => {
  const names = Array.from({ length: MAX_SAVED_STORIES }, (_, i) => `${'鳥'.repeat(198)}${i}`);
  for (const name of names) expect(saveStory(story(encodeURIComponent(name)))).toBe(true);
  expect(savedStories()).toHaveLength(MAX_SAVED_STORIES);
});

it('drops no story when the list is full', () => {
  for (let i = 0; i < MAX_SAVED_STORIES; i += 1) saveStory(story(`s${i}`));
  expect(saveStory(story('one-more'))).toBe(false);
  expect(savedStories()).toHaveLength(MAX_SAVED_STORIES);
});

it.each(['{', 'null', '{}', '"x"', '[null, 1, "a"]', '[{"path":"/blog/a"}]', `[${'['.repeat(240_000)}`])(
  'ignores stored values that are not stories: %.20s',
  (text) => {
    localStorage.setItem('saved', text);
    expect(savedStories()).toEqual([]);
    expect(saveStory(story('a'))).toBe(true);
    expect(savedStories()).toEqual([story('a')]);
  },
);

it.each([
  '//evil.example/a',
  'https://evil.example/',
  'javascript:alert(1)',
  '/blog/../..//x',
  '/a b',
  '/',
  '/a?b',
  '\\\\evil',
])('does not accept %s as the address of a story', (path) => {
  localStorage.setItem('saved', JSON.stringify([{ path, title: 'T' }]));
  expect(savedStories()).toEqual([]);
  expect(readPaths([path, '/blog/a', 7])).toEqual(['/blog/a']);
  expect(readPaths({ length: 1, 0: path })).toEqual([]);
});

it('the list follows other tabs; the list of an earlier visit to its page is not updated', () => {
  localStorage.clear();
  document.body.innerHTML = '<div data-saved=""></div>';
  const earlier = document.body.firstElementChild;
  showSaved();
  document.body.innerHTML = '<div data-saved=""></div>';
  showSaved();
  saveStory({ path: '/blog/a', title: 'A' });
  window.dispatchEvent(new Event('storage'));
  expect(document.querySelector('[data-saved] li')).toHaveTextContent('A');
  expect(earlier).toHaveTextContent('Nothing is saved yet: press Save on a story.');
});

it('removes a story in a page that sleeps: the shell does not have to wake for it', () => {
  document.body.innerHTML = '<main data-unit="static/page/saved"><div data-saved tabindex="-1"></div></main>';
  const clicks = new ClickReplay([]);
  saveStory(story('a'));
  showSaved();
  document.querySelector('button')?.click();
  expect(savedStories()).toEqual([]);
  clicks.giveUp();
});

it('shows a story again that was removed here and then saved in another tab', () => {
  document.body.innerHTML = '<div data-saved tabindex="-1"></div>';
  saveStory(story('a'));
  showSaved();
  const link = () => document.querySelector('[data-saved] a');
  document.querySelector('button')?.click();
  expect(link()).toBeNull();
  saveStory(story('a'));
  dispatchEvent(new StorageEvent('storage'));
  expect(link()).toHaveTextContent('Of a');
});
