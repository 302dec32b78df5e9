import type { Loaded } from '@meadowlark/shared/contract/load.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { BROWSER_STORAGE } from '../privacy/browser-storage.ts';
import { head } from './head.ts';
import { load, type FaqData } from './load.ts';
import { Page } from './Page.tsx';
import { privacy } from './questions/privacy.ts';

const context = (path: string) =>
  fixtureContext({ name: 'test', path, params: {}, respond: () => new Response() });

async function show(path: string): Promise<Loaded<FaqData>> {
  const loaded = await load(context(path));
  render(<Page data={loaded.data} />, { wrapper: BrowserRouter });
  return loaded;
}

const questions = () => document.querySelectorAll('[name] > summary').length;

describe('the FAQ', () => {
  // spec 2 FAQ: Badges and the total question count
  // spec 2 FAQ: Ten category sections with their counts
  // spec 2 FAQ: 'Still Have Questions?' leads to /contact and a mail address
  // spec 3 Entities: FAQ: 10 categories with 10 questions each, named as listed
  it('shows header, badges, a hundred questions in ten sections, and whom to ask', async () => {
    await show('/faq');
    for (const badge of ['Local Omaha News', 'Community Focused', 'Independent Media', '100 questions']) {
      expect(screen.getByText(badge)).toBeInTheDocument();
    }
    expect(questions()).toBe(100);
    expect(screen.getAllByText('10 questions')).toHaveLength(10);
    const more = screen.getByText('Still Have Questions?', { selector: 'h2' }).parentElement;
    if (!more) throw new Error('the callout is missing');
    expect(within(more).getByText('Contact Us')).toHaveAttribute('href', '/contact');
    expect(screen.getByText('questions@meadowlark.example')).toHaveAttribute(
      'href',
      'mailto:questions@meadowlark.example',
    );
  });

  it('makes the ten questions of each section one group, of which the browser opens one at a time', async () => {
    const { data } = await show('/faq');
    for (const { id } of data.categories)
      expect(document.querySelectorAll(`#${id} details[name="${id}"]`)).toHaveLength(10);
    expect(questions()).toBe(100);
  });

  it('gives every answer its own URL', async () => {
    await show('/faq');
    const links = screen.getAllByText('Link to this answer').map((link) => link.getAttribute('href') ?? '');
    expect(new Set(links).size).toBe(100);
    for (const link of links) {
      const target = document.getElementById(link.replace('/faq#', ''));
      expect(target?.closest('details')).not.toBeNull();
    }
    expect(new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size).toBe(
      document.querySelectorAll('[id]').length,
    );
  });

  it('opens the answer that the address names, now and when it changes', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    window.location.hash = '#is-it-free-to-read';
    await show('/faq');
    const foldOf = (id: string) => document.getElementById(id)?.closest('details');
    expect(foldOf('is-it-free-to-read')).toHaveAttribute('open');
    expect(foldOf('do-i-need-an-account')).not.toHaveAttribute('open');
    window.location.hash = '#do-i-need-an-account';
    await waitFor(() => expect(foldOf('do-i-need-an-account')).toHaveAttribute('open'));
    window.location.hash = '';
  });

  /** Shows the page of a linked answer while the browser navigates. Returns how often it scrolls. */
  async function showDuring(transition: { navigationType: string; from: { url: string } }): Promise<number> {
    const scroll = (Element.prototype.scrollIntoView = jest.fn());
    Object.assign(window, { navigation: { transition } });
    try {
      const { data } = await load(context('/faq'));
      render(
        <MemoryRouter initialEntries={['/faq#do-you-sell-data']}>
          <Page data={data} />
        </MemoryRouter>,
      );
    } finally {
      Reflect.deleteProperty(window, 'navigation');
    }
    return scroll.mock.calls.length;
  }

  it.each([
    ['push', 'scrolls to it', 1],
    ['traverse', 'leaves scrolling to the shell, even if it is hydrated after the shell has scrolled', 0],
  ] as const)(
    'opens the linked answer after a navigation of type %s, and %s',
    async (navigationType, _, times) => {
      expect(await showDuring({ navigationType, from: { url: 'http://localhost/about' } })).toBe(times);
      expect(document.getElementById('do-you-sell-data')?.closest('details')).toHaveAttribute('open');
    },
  );

  it('leaves a reloaded page where it is if it is hydrated while its reader is already leaving it', async () => {
    Object.assign(window, { scrollY: 900 });
    expect(await showDuring({ navigationType: 'push', from: { url: location.href } })).toBe(0);
    Object.assign(window, { scrollY: 0 });
  });

  it('leaves a reloaded page where it is, although its URL names an answer, and opens the next one that is linked', async () => {
    const scroll = (Element.prototype.scrollIntoView = jest.fn());
    const foldOf = (id: string) => document.getElementById(id)?.closest('details');
    Object.assign(window, { scrollY: 900 });
    window.location.hash = '#is-it-free-to-read';
    await show('/faq');
    expect(foldOf('is-it-free-to-read')).not.toHaveAttribute('open');
    expect(scroll).not.toHaveBeenCalled();
    window.location.hash = '#do-i-need-an-account';
    await waitFor(() => expect(foldOf('do-i-need-an-account')).toHaveAttribute('open'));
    expect(scroll).toHaveBeenCalledTimes(1);
    window.location.hash = '';
    Object.assign(window, { scrollY: 0 });
  });

  it('marks what was searched for, in questions and answers', async () => {
    await show('/faq?q=radio');
    const marked = [...document.querySelectorAll('mark')];
    expect(marked.some((mark) => mark.closest('summary'))).toBe(true);
    expect(marked.some((mark) => !mark.closest('summary'))).toBe(true);
    expect(marked.every((mark) => mark.textContent.toLowerCase() === 'radio')).toBe(true);
  });

  it('filters while the reader types, and says so when nothing matches', async () => {
    await show('/faq');
    const field = screen.getByPlaceholderText('Search FAQs...');
    fireEvent.change(field, { target: { value: 'lark' } });
    expect(questions()).toBeGreaterThan(0);
    expect(questions()).toBeLessThan(100);

    fireEvent.change(field, { target: { value: 'xyz' } });
    expect(screen.getByText('No FAQs found matching "xyz"')).toBeInTheDocument();
    fireEvent.click(screen.getByText('view all questions'));
    expect(questions()).toBe(100);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('still has what was searched for when the reader comes back from a link in an answer', async () => {
    const { data } = await load(context('/faq'));
    const page = (
      <MemoryRouter initialEntries={[{ pathname: '/faq', key: 'the entry' }]}>
        <Page data={data} />
      </MemoryRouter>
    );
    const { unmount } = render(page);
    fireEvent.change(screen.getByPlaceholderText('Search FAQs...'), { target: { value: 'siren' } });
    unmount();
    render(page);
    expect(screen.getByPlaceholderText('Search FAQs...')).toHaveValue('siren');
    expect(questions()).toBe(2);
  });

  it('keeps what the reader types on while a search loads, and follows the URL when they go back', async () => {
    const { data } = await load(context('/faq'));
    const { rerender } = render(<Page data={data} />, { wrapper: MemoryRouter });
    const field = screen.getByPlaceholderText('Search FAQs...');
    fireEvent.change(field, { target: { value: 'radi ' } });
    fireEvent.click(screen.getByText('Search'));
    fireEvent.change(field, { target: { value: 'radio' } });
    rerender(<Page data={(await load(context('/faq?q=radi'))).data} />);
    expect(field).toHaveValue('radio');
    rerender(<Page data={(await load(context('/faq'))).data} />);
    expect(field).toHaveValue('');
    rerender(<Page data={(await load(context('/faq?q=radi'))).data} />);
    expect(field).toHaveValue('radi');
  });

  it('begins with what the address asks for', async () => {
    await show('/faq?q=Radio');
    expect(screen.getByPlaceholderText('Search FAQs...')).toHaveValue('Radio');
    expect(questions()).toBeLessThan(100);
  });
});

it('says of cookies what the privacy policy says', () => {
  const cookies = BROWSER_STORAGE.filter(({ why }) => why.includes('cookie')).map(({ what }) => what);
  expect(cookies).toEqual(['Pictures left out', 'Number of a trial']);
  const answer = privacy.faqs.find(({ question }) => question === 'Do you use cookies?')?.answer;
  expect(answer).toMatch(/pictures.*trial/);
});

describe('its head', () => {
  it('describes all questions to search engines, and the place', async () => {
    const { structuredData, meta, canonical } = head((await load(context('/faq'))).data, context('/faq'));
    expect(JSON.stringify(structuredData).match(/"Question"/g)).toHaveLength(100);
    expect(meta).toContainEqual({ name: 'geo.region', content: 'US-NE' });
    expect(meta).toContainEqual({ name: 'geo.placename', content: 'Omaha' });
    expect(canonical).toBe('/faq');
  });

  it('keeps search results out of search engines', async () => {
    expect(head((await load(context('/faq?q=x'))).data, context('/faq?q=x'))).toMatchObject({
      canonical: '/faq',
      robots: 'noindex',
    });
  });
});
