import { STUB_SERVICES } from '@meadowlark/shared/standalone/stub-services.ts';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Discussion } from './Discussion.tsx';

const discussion = <Discussion piece={{ id: 'benches', title: 'Benches' }} services={STUB_SERVICES} />;
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment on “Benches”' });

let root: HTMLElement;

beforeEach(() => {
  sessionStorage.clear();
  root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(discussion);
});

async function hydrate() {
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  await act(async () => hydrateRoot(root, discussion, { onRecoverableError }));
  expect(mismatches).toEqual([]);
}

test('with scripts off a text with a link to the editors replaces the form', () => {
  expect(screen.getByText(/^Comments are not open yet\./)).toBeInTheDocument();
  expect(document.querySelector('a')).toHaveAttribute('href', '/contact');
});

test('the form is there before its script, and what was typed into it stays', async () => {
  area().value = 'Benches, yes.';
  await hydrate();
  expect(area()).toHaveValue('Benches, yes.');
  expect(sessionStorage.getItem('meadowlark:opinion-draft:benches')).toBe('Benches, yes.');
});

test('a draft from earlier in this visit comes back when the script loads', async () => {
  sessionStorage.setItem('meadowlark:opinion-draft:benches', 'Some shade as well.');
  await hydrate();
  expect(area()).toHaveValue('Some shade as well.');
});

test('what was typed before an earlier draft came back does not replace it', async () => {
  sessionStorage.setItem('meadowlark:opinion-draft:benches', 'Some shade as well.');
  area().value = 'Benches, yes.';
  await hydrate();
  expect(area()).toHaveValue('Some shade as well.\n\nBenches, yes.');
});
