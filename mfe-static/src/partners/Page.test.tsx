import { watchPictures } from '@meadowlark/shared/design/pictures/watch-pictures.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { DOCUMENTS } from './load.ts';
import { Page } from './Page.tsx';

beforeAll(watchPictures);
beforeEach(() => void render(<Page data={{ documents: DOCUMENTS }} />));

const cards = () => screen.getAllByRole('article');

// spec 2 Partners: Title, intro and three document cards
// spec 2 Partners: 'View Document' leads to an outside file
// spec 3 Entities: Partner document: id, url, title
test('title, introduction and three documents, each with a picture, a title and a link to the shared file in a new tab', () => {
  const title = screen.getByRole('heading', { level: 1, name: 'Partners' });
  expect(title.nextElementSibling).toHaveTextContent(/^Schools, clubs and businesses/);
  expect(cards()).toHaveLength(3);
  cards().forEach((card, i) => {
    const document = DOCUMENTS[i];
    if (!document) throw new Error('more cards than documents');
    expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent(document.title);
    expect(within(card).getByRole('img', { name: 'Document Preview' })).toHaveAttribute('loading', 'lazy');
    const link = within(card).getByRole('link', { name: /^View Document/ });
    expect(document.url).toMatch(/^https:/);
    expect(link).toHaveAttribute('href', document.url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

test("'Document Preview' replaces a picture that fails, and the others stay", () => {
  const [first] = cards();
  if (!first) throw new Error('no card');
  fireEvent.error(within(first).getByRole('img'));
  expect(within(first).queryByRole('img')).not.toBeInTheDocument();
  expect(within(first).getByText('Document Preview')).toBeVisible();
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

// spec 2 Partners: Partnership Opportunities lead to /contact, 'Get in Touch'
test('Partnership Opportunities lead to the contact page', () => {
  const block = within(screen.getByRole('region', { name: 'Partnership Opportunities' }));
  expect(block.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
});
