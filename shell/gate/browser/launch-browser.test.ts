import { launchBrowser } from './launch-browser.ts';

const before = process.env['BROWSER_PATH'];
afterEach(() => {
  if (before === undefined) delete process.env['BROWSER_PATH'];
  else process.env['BROWSER_PATH'] = before;
});

it.each([
  ['a file that is not there', '/nowhere/chromium', 'and there is no such file.'],
  [
    'a program that is not a browser',
    process.execPath,
    'and that does not start. Run it with --headless to see why.',
  ],
])('says what is wrong with a BROWSER_PATH that names %s', async (_what, file, problem) => {
  process.env['BROWSER_PATH'] = file;
  expect(await launchBrowser()).toEqual({ none: `BROWSER_PATH is "${file}", ${problem}` });
});
