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

it('lists what is there by its name in the policy, other things by their own, and names other sites that were asked', async () => {
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('odd', `<img src=x>${'y'.repeat(100)}`);
  showReceipt();
  await waitFor(() => expect(receipt()).toHaveTextContent('this browser holds 2 things from this site'));
  const items = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual(['Light or dark (theme): dark', `odd: <img src=x>${'y'.repeat(49)}…`]);
  expect(receipt()).toHaveTextContent('has asked these other sites: film.example.');
});

it('says that there is nothing', async () => {
  showReceipt();
  await waitFor(() => expect(receipt()).toHaveTextContent('holds nothing from this site'));
});
