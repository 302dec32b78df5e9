import { cpuTime } from '../testing/cpu-time.ts';
import { openingOf } from './opening.ts';

const SENTENCE = 'The council voted for the benches on Tuesday night. ';

describe('openingOf', () => {
  it.each([
    ['a whole text', '<p>Rain fell.</p><p>Then it “stopped.”</p>', 'Rain fell. Then it “stopped.”'],
    ['a text cut by its feed', 'Rain fell. Then, at about fo', 'Rain fell.'],
    ['a text with the dots of its feed', 'Rain fell. Then, at about four...', 'Rain fell.'],
    ['a text with an ellipsis', 'Rain fell. Then […]', 'Rain fell.'],
    [
      'a text with the last line of WordPress',
      '<p>Rain fell. Then […]</p><p>The post <a href="/1">Rain, again</a> appeared first on <a href="/">Sky</a>.</p>',
      'Rain fell.',
    ],
    ['only that line', '<p>The post <a href="/1">Rain</a> first appeared on <a href="/">Sky</a>.</p>', ''],
    [
      'a text about a post',
      'The post first stood here. The post is gone.',
      'The post first stood here. The post is gone.',
    ],
    ['abbreviations', 'Rain fell. Sen. Ada D. Long of St. Paul sa', 'Rain fell.'],
    ['months as newspapers write them', 'Rain fell. The board meets Dec. 5 at the li', 'Rain fell.'],
    ['games', 'Rain fell. It is Creighton vs. Nebraska on Fri', 'Rain fell.'],
    ['initials and titles', 'Rain fell. The Rev. Ann Lee of Washington, D.C. Metro sa', 'Rain fell.'],
    ['an abbreviation at the very end', 'It began at 4 p.m.', 'It began at 4 p.m.'],
    ['numbers', 'The river rose 3.5 feet and 40 per', 'The river rose 3.5 feet and 40 per'],
    ['a question', 'Who pays? The driver sa', 'Who pays?'],
    ['no sentence at all', 'Forty stops, one bench', 'Forty stops, one bench'],
    ['nothing', '<p></p>', ''],
  ])('shows %s', (_, html, text) => {
    expect(openingOf(html)).toBe(text);
  });

  it('ends a long text at the end of a sentence within 600 characters', () => {
    expect(openingOf(SENTENCE.repeat(100))).toBe(SENTENCE.repeat(11).trimEnd());
  });

  it.each([
    ['a number', '3.5 feet of snow'],
    ['three dots', 'x... and more'],
    ['an abbreviation', 'a.m. or later'],
    ['a quotation', 'x.” And more'],
  ])('takes no stop within %s at the 600th character for an end', (_, words) => {
    const before = SENTENCE.repeat(2);
    const opening = openingOf((before + 'word '.repeat(120)).slice(0, 598) + words);
    expect(opening).toBe(before.trimEnd());
  });

  it('ends a long text without sentences at the end of a word', () => {
    const opening = openingOf('forty stops and no bench '.repeat(100));
    expect(opening).toMatch(/^(?:forty stops and no bench )+(?:\w+ )*\w+…$/);
    expect(opening.length).toBeLessThanOrEqual(601);
    expect(openingOf('😀'.repeat(2000))).toBe(`${'😀'.repeat(600)}…`);
  });

  it('handles megabytes of any input quickly', async () => {
    const spent = await cpuTime(() => {
      for (const piece of ['.', '."', 'a. ', 'St. ', ' ', '&amp;', '<p>a</p>', 'The post a appeared '])
        openingOf(piece.repeat(1_000_000));
    });
    expect(spent).toBeLessThan(5000);
  });
});
