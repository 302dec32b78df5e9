import { FAILURE_EVENT, type BrowserFailure } from '../../composition/browser-failure.ts';

const failure = (message: string): BrowserFailure => ({
  unit: 'news/page/category',
  remote: 'news',
  version: '1.0.0',
  edition: '20261121T101500Z-1a2b3c4d',
  stage: 'render',
  message,
  place: '/releases/news/1.0.0/web/page.js:1:20',
  fellBackTo: null,
  at: 0,
});

it('adds failures from before and after it loaded to the list of the QA banner, as text', async () => {
  document.body.innerHTML = '<ul data-qa-failures></ul>';
  window.meadowlarkFailures = [failure('early')];
  await import('./qa.ts');
  window.dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: failure('<b>late</b>') }));
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'news/page/category 1.0.0 failed: early (/releases/news/1.0.0/web/page.js:1:20)',
    'news/page/category 1.0.0 failed: <b>late</b> (/releases/news/1.0.0/web/page.js:1:20)',
  ]);
});
