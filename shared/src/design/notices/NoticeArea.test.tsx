import { act, fireEvent, render, screen } from '@testing-library/react';
import { createNotices } from './notices.ts';
import { NoticeArea } from './NoticeArea.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function area() {
  const notices = createNotices();
  render(
    <main tabIndex={-1}>
      <button type="button">Post Comment</button>
      <NoticeArea notices={notices} />
    </main>,
  );
  return notices;
}

test('the live region is there, empty, before anything is said', () => {
  area();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a notice is shown without taking the focus, and disappears after six seconds', () => {
  const notices = area();
  screen.getByRole('button', { name: 'Post Comment' }).focus();
  act(() => notices.add('Comments are not open yet.'));
  expect(screen.getByRole('status')).toHaveTextContent('Comments are not open yet.');
  expect(screen.getByRole('button', { name: 'Post Comment' })).toHaveFocus();
  act(() => jest.advanceTimersByTime(5999));
  expect(screen.getByRole('status')).toHaveTextContent('Comments are not open yet.');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a notice does not disappear while it is hovered or focused, and closing it restores the focus', () => {
  const notices = area();
  const post = screen.getByRole('button', { name: 'Post Comment' });
  post.focus();
  act(() => notices.add('Comments are not open yet.'));
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('Comments are not open yet.');
  fireEvent.click(close);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(post).toHaveFocus();
});

test('a new notice does not extend the time of the previous one', () => {
  const notices = area();
  act(() => notices.add('First.'));
  act(() => jest.advanceTimersByTime(4000));
  act(() => notices.add('Second.'));
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('status')).toHaveTextContent(/^Second\.$/);
});

test('shows at most three notices and removes the oldest', () => {
  const notices = area();
  act(() => ['One.', 'Two.', 'Three.', 'Four.'].forEach(notices.add));
  expect(screen.getByRole('status')).toHaveTextContent(/^Two\.Three\.Four\.$/);
});
