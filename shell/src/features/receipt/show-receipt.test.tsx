import { waitFor } from '@testing-library/react';
import { showReceipt } from './show-receipt.ts';

beforeAll(() => {
  Object.assign(window, { indexedDB: { databases: async () => [] } });
  performance.getEntriesByType = () => [
    { name: `${location.origin}/a.js` } as PerformanceEntry,
    { name: 'https://film.example/b' } as PerformanceEntry,
  ];
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '<div data-receipt=""></div>';
});

const receipt = () => document.querySelector('[data-receipt]');

it('lists entries by their names in the policy, other entries by key, and names other sites that were requested', async () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('visit', `${new Date(2026, 10, 27, 7, 14).getTime()}`);
  sessionStorage.setItem('odd', `<img src=x>${'y'.repeat(100)}`);
  showReceipt();
  await waitFor(() => expect(receipt()).toHaveTextContent('this browser holds 3 things from this site'));
  const items = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Light or dark (theme): dark',
    'When you were last here (visit): 11/27/2026, 7:14:00 AM',
    `odd: <img src=x>${'y'.repeat(29)}…`,
  ]);
  expect(receipt()).toHaveTextContent('has asked these other sites: film.example.');
});

it('names the draft of each piece in words', async () => {
  sessionStorage.setItem('meadowlark:opinion-draft:benches', 'Benches, yes.');
  showReceipt();
  await waitFor(() => expect(receipt()).toHaveTextContent('this browser holds one thing from this site:'));
  expect(document.querySelector('li')).toHaveTextContent(
    'Draft of a comment (meadowlark:opinion-draft:benches): Benches, yes.',
  );
});

it('says that nothing is stored', async () => {
  showReceipt();
  await waitFor(() => expect(receipt()).toHaveTextContent('holds nothing from this site'));
});
