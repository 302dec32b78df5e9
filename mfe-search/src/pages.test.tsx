import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import * as day from './day/fixtures.ts';
import { head as dayHead } from './day/head.ts';
import { load as loadDay } from './day/load.ts';
import { Page as Day } from './day/Page.tsx';
import * as days from './days/fixtures.ts';
import { head as daysHead } from './days/head.ts';
import { load as loadDays } from './days/load.ts';
import { Page as Days } from './days/Page.tsx';
import { markedPieces } from './parts/marked-pieces.ts';
import * as results from './results/fixtures.ts';
import { head as resultsHead } from './results/head.ts';
import { load as loadResults } from './results/load.ts';
import { Page as Results } from './results/Page.tsx';
import * as sources from './sources/fixtures.ts';
import { head as sourcesHead } from './sources/head.ts';
import { load as loadSources } from './sources/load.ts';
import { Page as Sources } from './sources/Page.tsx';

function contextOf(fixtures: typeof day.fixtures, name: string) {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture "${name}"`);
  return fixtureContext(fixture);
}

async function showResults(name: string) {
  const context = contextOf(results.fixtures, name);
  const { status, data } = await loadResults(context);
  render(<Results data={data} />);
  return { status, head: resultsHead(data, context) };
}

async function showDay(name: string) {
  const { status, data } = await loadDay(contextOf(day.fixtures, name));
  render(<Day data={data} />);
  return status;
}

it('a day of the archive shows the hour only for stories of that day, in Omaha time', async () => {
  await showDay('a day');
  const hours = screen.getAllByRole('listitem').map((story) => {
    const time = story.querySelector('time')?.textContent ?? null;
    return [within(story).getByRole('heading').textContent, time];
  });
  expect(Object.fromEntries(hours)).toEqual({
    'Viaduct on South 24th reopens eleven days early': '6 a.m.',
    'Late that day': '11:35 p.m.',
    'Of the evening before': null,
    'A late goal': null,
  });
});

it('a day of the archive links to each current section with a distinct name', async () => {
  await showDay('a day');
  const today = screen.getAllByRole('link', { name: /^Today: / });
  const names = today.map((link) => link.getAttribute('aria-label'));
  expect(names).toContain('Today: Local News');
  expect(new Set(names).size).toBe(screen.getAllByText('Today').length);
});

describe('the search', () => {
  it.each([
    ['in its evening too', '2026-11-27T03:00:00Z', '2026-11-25'],
    ['also at the end of a day of 25 hours', '2026-11-02T05:30:00Z', '2026-10-31'],
  ])('begins with yesterday in Omaha, %s', async (_when, now, since) => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const respond = jest.fn(() => Response.json({}));
    await loadResults(fixtureContext({ name: '', path: '/search?q=rail&when=day', params: {}, respond }));
    clock.mockRestore();
    expect(respond).toHaveBeenCalledWith(
      expect.objectContaining({ search: `?q=rail&since=${since}&page=1` }),
    );
  });

  it('highlights the words in any form, and links to the results', async () => {
    const { status, head } = await showResults('results');
    expect([status, head.robots]).toEqual([200, 'noindex']);
    expect(screen.getByText('2 results for “streetcars”')).toBeInTheDocument();
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'streetcar',
      'streetcars',
      'streetcar',
      'streetcars',
    ]);
    expect(screen.getByRole('link', { name: /Crews lay/ })).toHaveAttribute('href', '/article/local-news-1');
    expect(screen.getByRole('searchbox')).toHaveValue('streetcars');
  });

  it('keeps section, period and page in the address of every page', async () => {
    await showResults('a thousand results and more');
    expect(screen.getByText('The newest 1,000 results for “streetcar”')).toBeInTheDocument();
    const pages = screen.getByRole('navigation', { name: 'Pages of results' });
    expect(within(pages).getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/search?q=streetcar&section=local-news&when=month&page=26',
    );
    expect(screen.getByLabelText('Section')).toHaveValue('local-news');
    expect(screen.getByLabelText('When')).toHaveValue('month');
  });

  it('says what it looked for instead of a misspelled word, which it names as it was typed', async () => {
    await showResults('a misspelled name');
    expect(screen.getByText('Nothing has the word “Streetkar”. These have “streetcar”.')).toBeInTheDocument();
  });

  it('says why there are no results, and links to more', async () => {
    const { status } = await showResults('nothing found');
    expect(status).toBe(200);
    expect(screen.getByText(/Nothing in the paper has “O'Zyzzyva”/)).toBeInTheDocument();
    expect(screen.getByText(/just being read/)).toBeInTheDocument();
    cleanup();
    await showResults('only small words');
    expect(screen.getByText(/in almost everything/)).toBeInTheDocument();
    cleanup();
    await showResults('nothing in a section');
    expect(screen.getByText(/section and time you chose, nothing has this word/)).toBeInTheDocument();
    expect(screen.getByText('Search everything')).toHaveAttribute('href', '/search?q=streetcar');
    cleanup();
    await showResults('a page after the last');
    expect(screen.getByText(/end before this page/)).toBeInTheDocument();
    const first = '/search?q=streetcar&when=month';
    expect(screen.getByText('First page of results')).toHaveAttribute('href', first);
    cleanup();
    await showResults('no word at all');
    expect(screen.getByText(/no word in this/)).toBeInTheDocument();
  });

  it.each(['the search is down', 'a hostile response'])('offers to try again with %s', async (name) => {
    expect((await showResults(name)).status).toBe(503);
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/search?q=streetcar');
  });

  it('is only a form before the first question, and may be in search engines', async () => {
    const { head } = await showResults('the form alone');
    expect(head.robots).toBeUndefined();
    expect(screen.getByRole('search')).toHaveAttribute('method', 'get');
  });
});

it.each([
  ['The café’s cafés', ['cafe'], ['café’s', 'cafés']],
  ['O’Brien walks', ['obrien'], ['O’Brien']],
  ['Votes, voting, a vote', ['vote'], ['Votes', 'voting', 'vote']],
  ['A bus, not a bun', ['bus'], ['bus']],
  ['Jamie’s city’s day, the UK’s', ['jamies', 'citys', 'uks'], ['Jamie’s', 'city’s', 'UK’s']],
  ['Movies, a movie; a class of classes', ['movie', 'classes'], ['Movies', 'movie', 'class', 'classes']],
  ['Mary saw Mars at a party in these parts', ['mars', 'part'], ['Mars', 'parts']],
  ['U.S. and AT&T agree', ['us', 'att'], ['U.S.', 'AT&T']],
  ['Ørsted in Hawaiʻi', ['orsted', 'hawaii'], ['Ørsted', 'Hawaiʻi']],
])('in %j, %j marks %j', (text, words, marked) => {
  const pieces = markedPieces(text, words);
  expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(marked);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

describe('the paper of a day', () => {
  it('has its stories by section, in the order of the menu, and the days around it', async () => {
    expect(await showDay('a day')).toBe(200);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sunday, November 22, 2026');
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Local News',
      'Sports',
    ]);
    expect(screen.getByText('6 a.m.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Saturday/ })).toHaveAttribute('href', '/archive/2026/11/21');
    expect(screen.getByRole('link', { name: /Monday/ })).toHaveAttribute('href', '/archive/2026/11/23');
  });

  it.each([
    ['nothing kept', 404],
    ['no such day', 404],
    ['the store is down', 503],
  ])('with %s is a %i', async (name, status) => {
    expect(await showDay(name)).toBe(status);
  });

  it('is one of all days', async () => {
    const { data } = await loadDays(contextOf(days.fixtures, 'two days'));
    render(<Days data={data} />);
    expect(screen.getByRole('link', { name: /November 22, 2026\s*120 stories/ })).toHaveAttribute(
      'href',
      '/archive/2026/11/22',
    );
  });
});

it('the sources say when they last responded, what failed, and what is old', async () => {
  const { data } = await loadSources(contextOf(sources.fixtures, 'feeds of all kinds'));
  render(<Sources data={data} />);
  // The time may be "noon", which does not end in a period.
  expect(document.body).toHaveTextContent(/As of \S.* in Omaha\. A section whose feed/);
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row('Local News')).toHaveTextContent('news.exampleHas not answered for three hours');
  expect(row('Politics')).toHaveTextContent(/Answers.+0 min25\d340 ms/);
  expect(row('Politics').textContent).toContain('340\u00A0ms');
  expect(row('Business')).toHaveTextContent('Failed the last time');
  const sports = screen.getAllByRole('row', { name: /^Sports/ }).map((one) => one.textContent);
  expect(sports).toEqual([
    expect.stringContaining('news.example/rssNot asked since this server started'),
    expect.stringContaining('news.example/golf/rss'),
  ]);
});

const PAGES = [
  ['results', results.fixtures, loadResults, Results, resultsHead],
  ['day', day.fixtures, loadDay, Day, dayHead],
  ['days', days.fixtures, loadDays, Days, daysHead],
  ['sources', sources.fixtures, loadSources, Sources, sourcesHead],
] as const;

describe.each(PAGES)('%s', (_name, fixtures, load, Page, head) => {
  it.each(fixtures)('has a title, one h1, and the same HTML in the browser: $name', async (fixture) => {
    const context = fixtureContext(fixture);
    const complain = jest.spyOn(console, 'error');
    const { data } = await (load as unknown as (ctx: typeof context) => Promise<{ data: never }>)(context);
    expect(head(data, context).title).not.toBe('');
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page data={data} />);
    document.body.append(container);
    render(<Page data={data} />, { container, hydrate: true });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });
});
