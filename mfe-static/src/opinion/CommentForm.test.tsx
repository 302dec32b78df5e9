import { render, screen } from '@testing-library/react';
import { STUB_SERVICES } from '@meadowlark/shared/standalone/stub-services.ts';
import userEvent from '@testing-library/user-event';
import { CommentForm } from './CommentForm.tsx';

const PIECE = { id: 'benches', title: 'Benches' };
const area = () => screen.getByPlaceholderText('Share your thoughts on this opinion piece...');
const button = () => screen.getByRole('button', { name: 'Post Comment' });

function show(piece = PIECE) {
  const sentences: string[] = [];
  const view = render(
    <CommentForm
      piece={piece}
      services={{ ...STUB_SERVICES, notify: (sentence) => void sentences.push(sentence) }}
    />,
  );
  return { sentences, ...view };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what was typed is still there after leaving and coming back', async () => {
  const { unmount } = show();
  await userEvent.type(area(), 'I agree.');
  unmount();
  show();
  expect(area()).toHaveValue('I agree.');
});

test('each piece has its own draft', async () => {
  const { unmount } = show();
  await userEvent.type(area(), 'I agree.');
  unmount();
  show({ id: 'grass', title: 'Grass' });
  expect(area()).toHaveValue('');
});

test('an emptied draft is forgotten', async () => {
  const { unmount } = show();
  await userEvent.type(area(), 'No.');
  await userEvent.clear(area());
  expect(sessionStorage).toHaveLength(0);
  unmount();
  show();
  expect(area()).toHaveValue('');
});

test('the button shows a notice that comments are not open, sends nothing and keeps the text', async () => {
  const { sentences } = show();
  await userEvent.click(button());
  await userEvent.type(area(), 'I agree.');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(sentences).toEqual([
    'Comments are not open yet.',
    'Comments are not open yet. Nothing was sent; your text stays here until you close this tab.',
  ]);
  expect(area()).toHaveValue('I agree.');
});

test('with forbidden storage the notice does not claim to keep the text', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { sentences } = show();
  await userEvent.type(area(), 'I agree.');
  await userEvent.click(button());
  expect(area()).toHaveValue('I agree.');
  expect(screen.getByText('This browser keeps no drafts.')).toBeInTheDocument();
  expect(sentences[0]).toContain('this browser will not keep your text');
});
