import type { Loaded } from '@meadowlark/shared/contract/load.ts';
import { showEmbeds } from '@meadowlark/shared/design/embeds/show-embeds.ts';
import { fixtureContext } from '@meadowlark/shared/standalone/fixture-context.ts';
import { embedSource } from '@meadowlark/shared/design/embeds/embed-source.ts';
import { EMBEDS } from '@meadowlark/shared/site.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offlineFixture } from '../testing/offline-fixture.ts';
import { head } from './head.ts';
import { load, type ContactData } from './load.ts';
import { Page } from './Page.tsx';

const ctx = fixtureContext(offlineFixture('the page', '/contact'));
const { data } = load(ctx) as Loaded<ContactData>;
const { frame, script, page } = EMBEDS.contactForm;
const outside = embedSource({
  name: 'Letter form',
  frame: 'https://forms.test/embed',
  page: 'https://forms.test/letters',
  script: 'https://forms.test/embed.js',
});

beforeAll(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({ type: 'opaque' });
  showEmbeds();
});

const show = () => render(<Page data={data} />);
const scripts = () => Array.from(document.scripts).filter(({ src }) => src.endsWith(script));

afterEach(() => scripts().forEach((each) => each.remove()));

test('nothing of the outside form loads before the reader requests it', () => {
  show();
  expect(document.querySelector('iframe')).toBeNull();
  expect(scripts()).toHaveLength(0);
  expect(
    screen.getByText(/^The form of this sample edition comes from the paper itself/),
  ).toBeInTheDocument();
});

test('the form loads in a frame after a click; its script loads once, even after coming back', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { unmount } = show();
    await userEvent.click(screen.getByRole('link', { name: /^Show the form/ }));
    expect(screen.getByTitle('Letter form')).toHaveAttribute('src', frame);
    expect(scripts()).toHaveLength(1);
    unmount();
  }
});

test('a plain link leads to the same form at its own site', () => {
  show();
  const link = screen.getByRole('link', { name: /^Open the form on a separate page/ });
  expect(link).toHaveAttribute('href', page);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test("a provider's form names its site before it is requested", () => {
  render(<Page data={{ ...data, form: outside }} />);
  expect(
    screen.getByText(/^The form is kept by an outside service, forms\.test, which may set cookies/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Open the form at forms\.test/ })).toHaveAttribute(
    'href',
    outside.page,
  );
});

// spec 2 Contact: Editorial, advertising, tips, general and privacy addresses
test.each([
  ['Editorial', 'news@meadowlark.example'],
  ['Advertising', 'ads@meadowlark.example'],
  ['Tips', 'tips@meadowlark.example'],
  ['General', 'hello@meadowlark.example'],
  ['Privacy', 'privacy@meadowlark.example'],
])('the sidebar lists the %s address', (desk, email) => {
  show();
  const entry = screen.getByText(desk, { selector: 'dt' }).parentElement;
  if (!entry) throw new Error('no entry');
  expect(within(entry).getByText(email)).toHaveAttribute('href', `mailto:${email}`);
});

// spec 2 Contact: Phone, office address, hours Monday to Friday 9am to 5pm
// spec 2 Contact: Social links that go nowhere
test('the sidebar lists telephone, office, hours, and social networks that it does not lead to', () => {
  show();
  expect(screen.getByRole('link', { name: '402-555-0136' })).toHaveAttribute('href', 'tel:+14025550136');
  expect(document.querySelector('address')).toHaveTextContent('100 Sample StreetOmaha, NE 68100');
  expect(screen.getByText('Monday to Friday, 9am to 5pm')).toBeInTheDocument();
  expect(screen.getByText('Facebook, Instagram').closest('a')).toBeNull();
  expect(screen.getByText('Placeholders: they go nowhere yet.')).toBeInTheDocument();
});

test('search engines get the five addresses as contact points', () => {
  expect(head(data, ctx).structuredData).toMatchObject([
    { '@type': 'ContactPage', mainEntity: { contactPoint: data.desks.map(({ email }) => ({ email })) } },
  ]);
});
