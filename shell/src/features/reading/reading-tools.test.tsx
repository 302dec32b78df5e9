import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedStories } from '../offline/saved-stories.ts';
import { awaitTools } from './await-tools.ts';
import { offerTools, showChoices } from './offer-tools.ts';
import { runTools } from './run-tools.ts';
import { articleTexts } from './read-aloud.ts';
import { ReadingTools } from './ReadingTools.tsx';
import { TEXT_SIZE_SCRIPT } from './text-size-head.ts';

const root = document.documentElement;
// Runs it as the head does.
// oxlint-disable-next-line typescript/no-implied-eval
const runHead = new Function(TEXT_SIZE_SCRIPT);

const MAKERS = { name: 'Of the maker', lang: 'en-US', localService: false };
const OWN = { name: 'Own', lang: 'en-GB', localService: true };

let voices: object[] = [];
const spoken: { text: string; voice: unknown; ends: () => void }[] = [];
const cancel = jest.fn();
class Utterance extends EventTarget {
  text: string;
  voice: unknown;
  constructor(text: string) {
    super();
    this.text = text;
  }
}
beforeAll(() => {
  Object.assign(window, {
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (said: Utterance) =>
        spoken.push({ text: said.text, voice: said.voice, ends: () => said.dispatchEvent(new Event('end')) }),
      cancel,
    }),
  });
});

/** Loads the tools' script; the first attempt fails. */
const load = jest.fn(async () => false);
let shown: ReturnType<typeof render>;
const user = userEvent.setup();

/** Once per document, as its click listener: each test adds a page. */
beforeAll(() => {
  awaitTools(load, offerTools());
});
beforeEach(() => {
  localStorage.clear();
  delete root.dataset['text'];
  voices = [MAKERS, OWN];
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  spoken.length = 0;
  cancel.mockClear();
  shown = render(
    <main id="main">
      <ReadingTools />
      <h1 data-read="">A title</h1>
      <div data-read="">
        <p>One.</p>
        <ul>
          <li>Two</li>
        </ul>
        <pre>no speech</pre>
      </div>
      <p>An advertisement.</p>
    </main>,
  );
  showChoices();
});

/** Without style sheets the row counts as hidden here, so its buttons have no accessible names. */
const button = (name: string) => screen.getByText(name).closest('button') as HTMLElement;
const size = (name: string) => screen.getByLabelText(`${name} text`);

it('loads the script of the tools when one is needed, again after a failure, and repeats the click', async () => {
  expect(load).not.toHaveBeenCalled();
  await user.click(size('Largest'));
  expect(load).toHaveBeenCalled();
  expect(root).not.toHaveAttribute('data-text');
  const status = document.querySelector('[data-reading-status]');
  expect(status).toHaveAttribute('data-reading-status', 'waits');
  load.mockImplementation(async () => {
    await Promise.resolve();
    runTools();
    return true;
  });
  history.replaceState(null, '', '/blog/b');
  // An impatient reader's second click does not undo the first.
  button('Save').click();
  button('Save').click();
  await user.click(size('Largest'));
  await waitFor(() => expect(button('Save')).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(root).toHaveAttribute('data-text', '3'));
  expect(status).toHaveAttribute('data-reading-status', 'runs');
  load.mockClear();
  await user.click(size('Usual'));
  expect(root).not.toHaveAttribute('data-text');
  expect(load).not.toHaveBeenCalled();
});

it('the text size is remembered, applies before the next page is painted, and can be reset', async () => {
  await user.click(size('Largest'));
  expect(root).toHaveAttribute('data-text', '3');
  expect(size('Largest')).toHaveAttribute('aria-pressed', 'true');
  expect(size('Usual')).toHaveAttribute('aria-pressed', 'false');
  delete root.dataset['text'];
  runHead();
  expect(root).toHaveAttribute('data-text', '3');
  await user.click(size('Usual'));
  expect(root).not.toHaveAttribute('data-text');
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('text-size', '"><script>');
  runHead();
  expect(root).not.toHaveAttribute('data-text');
});

it('a story is saved with its title, even if the page says that the story is not available', async () => {
  history.replaceState(null, '', '/blog/a');
  document.head.innerHTML = '<meta property="og:title" content="A title of the head">';
  document.title = 'A title of the head | The paper';
  await user.click(button('Save'));
  expect(savedStories()).toEqual([{ path: '/blog/a', title: 'A title' }]);
  await user.click(button('Save'));
  shown.rerender(
    <main id="main">
      <ReadingTools />
      <h1>The post is unavailable right now</h1>
    </main>,
  );
  await user.click(button('Save'));
  expect(savedStories()).toEqual([{ path: '/blog/a', title: 'A title of the head' }]);
});

it.each(['storage', 'pageshow'])('on %s, applies the text size chosen on another page', (event) => {
  runHead();
  localStorage.setItem('text-size', '2');
  dispatchEvent(new Event(event));
  expect(root).toHaveAttribute('data-text', '2');
  localStorage.clear();
  dispatchEvent(new Event(event));
  expect(root).not.toHaveAttribute('data-text');
});

it('reads only the article aloud with a voice of the device, until it ends or is stopped', async () => {
  const listen = button('Listen');
  await user.click(listen);
  expect(spoken.map(({ text }) => text)).toEqual(['A title', 'One.', 'Two']);
  expect(spoken.every(({ voice }) => voice === OWN)).toBe(true);
  // The label says what a press does. As a pressed toggle it would sound stopped while it reads.
  expect(listen).toHaveAttribute('data-done');
  expect(listen).not.toHaveAttribute('aria-pressed');
  await user.click(listen);
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(listen).not.toHaveAttribute('data-done');
  await user.click(listen);
  spoken.at(-1)?.ends();
  expect(listen).not.toHaveAttribute('data-done');
});

it('reads a translated page with a voice of its language', async () => {
  const spanish = { name: 'Español', lang: 'es_US', localService: true };
  voices = [MAKERS, OWN, spanish];
  root.lang = 'es';
  await user.click(button('Listen'));
  expect(spoken.every(({ voice }) => voice === spanish)).toBe(true);
  root.lang = 'en-US';
});

it('does not offer to read aloud with remote voices only: the text would be sent to a server', async () => {
  expect(root.dataset['tools']).toContain('listen');
  voices = [MAKERS];
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  expect(root.dataset['tools']).not.toContain('listen');
  await user.click(button('Listen'));
  expect(spoken).toEqual([]);
});

it('reads a text without marked parts completely, and stops when the reader leaves', async () => {
  expect(articleTexts()[0]).toBe('A title');
  await user.click(button('Listen'));
  shown.unmount();
  await waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
});

it.each([
  ['words', 'forty stops and one bench ', /(?:forty|stops|and|one|bench) ?$/],
  ['letters', 'stops', /./],
])('reads all of a long paragraph of %s, in parts that end with one', (_, words, end) => {
  const others = articleTexts();
  const text = document.createElement('p');
  text.dataset['read'] = '';
  text.textContent = words.repeat(300);
  document.querySelector('#main')?.append(text);
  const parts = articleTexts().slice(others.length);
  text.remove();
  for (const part of parts) {
    expect(part.length).toBeLessThanOrEqual(1000);
    expect(part).toMatch(end);
  }
  expect(parts.join('').replaceAll(' ', '')).toBe(text.textContent.replaceAll(' ', ''));
});

it('copies the canonical link if the system has no share sheet', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://news.example/blog/a">';
  await user.click(button('Share'));
  expect(await navigator.clipboard.readText()).toBe('https://news.example/blog/a');
  expect(button('Share')).toHaveAttribute('data-done');
  expect(document.querySelector('[data-reading-status]')).toHaveTextContent('Link copied');
});

it('buttons say that a link cannot be copied, and that a story does not fit', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(button('Share'));
  expect((await screen.findByText('Not copied')).closest('button')).toHaveAttribute('data-share');
  const full = Array.from({ length: 50 }, (_, i) => ({ path: `/blog/${i}`, title: 'A title' }));
  localStorage.setItem('saved', JSON.stringify(full));
  history.replaceState(null, '', '/blog/a');
  await user.click(button('Save'));
  expect(button('Not saved')).toHaveAttribute('aria-pressed', 'false');
  expect(document.querySelector('[data-reading-status]')).toHaveTextContent(/^Not saved: .* 50 already$/);
  localStorage.clear();
  await user.click(button('Not saved'));
  expect(button('Save')).toHaveAttribute('aria-pressed', 'true');
  await user.click(button('Not copied'));
  expect((await screen.findByText('Share')).closest('button')).toHaveAttribute('data-done');
});
