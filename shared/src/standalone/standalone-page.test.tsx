import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtureContext } from './fixture-context.ts';
import { STUB_SERVICES } from './stub-services.ts';
import { runUnit, SLOW_MS } from './run-unit.ts';
import { readLook, readSelection, addressOf, type Selection } from './standalone-address.ts';
import type { StandaloneUnit } from './standalone-unit.ts';
import { StandaloneFrame } from './StandaloneFrame.tsx';
import { UnitView } from './UnitView.tsx';

const place = { path: '/weather/omaha?today', params: { place: 'omaha' } };

const PAGE: StandaloneUnit = {
  kind: 'page',
  name: 'forecast',
  load: async (ctx) => ({ status: 404, data: await (await ctx.fetch('http://weather.test/')).text() }),
  head: (data) => {
    if (data === 'no head') throw new Error('The head is broken');
    return { title: 'Weather', description: 'As it is.', canonical: '/weather', feed: 'All weather' };
  },
  Page: ({ data }) => {
    if (data === 'no page') throw new Error('The page is broken');
    return <p>The weather is {String(data)}</p>;
  },
  Pending: ({ params, path }) => (
    <p>
      Looking out in {params['place']} for {path}
    </p>
  ),
  fixtures: [
    { name: 'a fine day', ...place, respond: () => new Response('fine') },
    {
      name: 'nobody answers',
      ...place,
      respond: () => {
        throw new Error('The load is broken');
      },
    },
    { name: 'a page that throws', ...place, respond: () => new Response('no page') },
    { name: 'a head that throws', ...place, respond: () => new Response('no head') },
  ],
};

const BLOCK: StandaloneUnit = {
  kind: 'block',
  name: 'today',
  load: () => ({ status: 200, data: 'fine' }),
  Block: ({ data }) => <p>Today is {String(data)}</p>,
  fixtures: [{ name: 'today', ...place, respond: () => new Response('fine') }],
};

const UNITS = [PAGE, BLOCK];

beforeEach(() => {
  // React logs errors that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation();
});

async function open(shown: Partial<Selection>): Promise<void> {
  const whole: Selection = { unit: 0, fixture: 0, source: 'fixture', ...shown };
  const unit = UNITS[whole.unit] ?? PAGE;
  const fixture = unit.fixtures[whole.fixture];
  if (!fixture) throw new Error('There is no such fixture.');
  const result = runUnit(unit, fixtureContext(fixture), whole.source);
  // React resumes suspended renders only within act.
  await act(async () => {
    render(
      <StandaloneFrame remote="weather" units={UNITS} shown={whole} result={result.catch(() => null)}>
        <UnitView unit={unit} fixture={fixture} result={result} services={STUB_SERVICES} />
      </StandaloneFrame>,
    );
  });
}

const situations = () =>
  within(screen.getByRole('navigation', { name: 'Situations' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test.each([
  [1, 'The load is broken'],
  [2, 'The page is broken'],
  [3, 'The head is broken'],
])('situation %i throws: its error is in its frame, and the chooser stays', async (fixture, message) => {
  await open({ fixture });
  expect(await screen.findByRole('alert')).toHaveTextContent(`Error: ${message}`);
  expect(screen.getByText(/standalone-page\.test\.tsx/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'a fine day' })).toHaveAttribute('href', '?unit=0&fixture=0');
});

test('what a load throws leaves no status, what a component throws leaves the one its load returned', async () => {
  await open({ fixture: 1 });
  expect(await screen.findByText('none: something was thrown')).toBeVisible();
  await open({ fixture: 2 });
  expect(await screen.findByText('404')).toBeVisible();
});

test('every unit has the situations pending and slow besides those its team wrote', async () => {
  await open({ unit: 1 });
  expect(situations()).toEqual(['today', 'pending', 'slow', 'against the backend']);
  expect(screen.getByRole('link', { name: 'slow' })).toHaveAttribute('href', '?unit=1&fixture=0&slow');
});

test('pending shows the text of a page that is late, and no status', async () => {
  await open({ source: 'pending' });
  expect(await screen.findByText('Looking out in omaha for /weather/omaha')).toBeVisible();
  expect(screen.getByText('waiting for the load')).toBeVisible();
  expect(screen.getByRole('link', { name: 'pending' })).toHaveAttribute('aria-current', 'true');
});

test('pending shows a line for a block', async () => {
  await open({ unit: 1, source: 'pending' });
  expect(await screen.findByText('Loading...')).toBeVisible();
});

test('slow shows the pending text first, then the page', async () => {
  jest.useFakeTimers();
  try {
    await open({ source: 'slow' });
    expect(await screen.findByText(/Looking out/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(SLOW_MS));
    expect(await screen.findByText('The weather is fine')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('shows the status and the head of the situation', async () => {
  await open({});
  expect(await screen.findByText('404')).toBeVisible();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['404', 'Weather', 'As it is.', '/weather']);
  await userEvent.setup().click(screen.getByText('All of the head'));
  expect(screen.getByText(/"feed": "All weather"/)).toBeVisible();
});

test('a block has a status and no head', async () => {
  await open({ unit: 1 });
  expect(await screen.findByText('200')).toBeVisible();
  expect(screen.queryByText('Title')).not.toBeInTheDocument();
});

test('the address says what is shown', () => {
  const shown: Selection = { unit: 2, fixture: 3, source: 'slow' };
  expect(readSelection(addressOf(shown))).toEqual(shown);
  expect(readSelection('')).toEqual({ unit: 0, fixture: 0, source: 'fixture' });
  expect(readLook('?unit=2&bare&theme=dark')).toEqual({ isBare: true, theme: 'dark' });
  expect(readLook('?theme=pink')).toEqual({ isBare: false, theme: null });
});
