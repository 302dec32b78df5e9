import { countUp } from './progress.ts';

function written(isTTY: boolean, total: number): string {
  let text = '';
  const count = countUp({ write: (more) => (text += more), isTTY }, 'Files:');
  for (let done = 1; done <= total; done += 1) count(done, total);
  return text;
}

it('counts up in one line of a terminal', () => {
  expect(written(true, 3)).toBe('\rFiles: 1/3\rFiles: 2/3\rFiles: 3/3\n');
});

it('writes a line now and then elsewhere, and always the last', () => {
  expect(written(false, 23)).toBe('Files: 10/23\nFiles: 20/23\nFiles: 23/23\n');
});
