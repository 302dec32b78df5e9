import { fireEvent } from '@testing-library/react';
import { loadScriptOnce } from './load-script-once.ts';

const ADDRESS = 'https://forms.test/embed.js';

const scripts = () => Array.from(document.scripts).filter(({ src }) => src === ADDRESS);

afterEach(() => scripts().forEach((script) => script.remove()));

test('an outside script is in the page once, however often it is requested', () => {
  loadScriptOnce(ADDRESS);
  loadScriptOnce(ADDRESS);
  expect(scripts()).toHaveLength(1);
});

test('a script of this site is known by its whole address', () => {
  loadScriptOnce('/embed.js');
  loadScriptOnce('/embed.js');
  const own = document.querySelectorAll('script[src$="/embed.js"]:not([src^="https:"])');
  expect(own).toHaveLength(1);
  own.forEach((script) => script.remove());
});

test('a script that failed may be tried again', () => {
  loadScriptOnce(ADDRESS);
  const [first] = scripts();
  if (!first) throw new Error('no script');
  fireEvent.error(first);
  expect(scripts()).toHaveLength(0);
  loadScriptOnce(ADDRESS);
  expect(scripts()).toHaveLength(1);
});
