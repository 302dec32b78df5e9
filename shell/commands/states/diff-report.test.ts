import { diffReport, summaryOf } from './diff-report.ts';
import type { PictureDiff } from './picture-diff.ts';
import type { State } from '../../server/states/states.ts';

const state = (unit: string, situation: string): State => ({
  remote: 'news',
  version: '2',
  unit,
  situation,
  address: '/',
});
const view = (share: number, width: 390 | 1280) => ({
  theme: 'light' as const,
  width,
  share,
  before: 'data:image/webp;base64,AAAA',
  after: 'data:image/webp;base64,BBBB',
});

const DIFF: PictureDiff = {
  changed: [
    { state: state('page category', '<15> stories'), views: [view(0.4, 390), view(0.02, 1280)] },
    { state: state('block front-local', 'late'), views: [view(0.0001, 390)] },
  ],
  same: [state('page article', 'a story'), state('page article', 'pending')],
  added: [state('page weather', 'fine')],
  removed: [],
  failed: [],
  pictures: 24,
};

it('lists the largest difference first, with both sides, and counts what is the same', () => {
  const html = diffReport(DIFF, 'news@1', 'news@2');
  expect(summaryOf(DIFF)).toBe(
    '2 of 4 states look different, in 3 of 24 pictures; 2 are the same, 1 are new.',
  );
  expect(html).toContain(summaryOf(DIFF));
  const headings = [...html.matchAll(/<h2>([^<]+)/g)].map(([, text]) => text);
  expect(headings).toEqual([
    'news, page category: &lt;15&gt; stories',
    'news, block front-local: late',
    'Only in the newer release',
    'The same',
  ]);
  expect(html).toContain('light, 390 pixels wide: 40.0% differs');
  expect(html).toContain('<summary>1 more view</summary>');
  expect(html).toContain('under 0.1%');
  expect(html).toContain('<tr><td>news, page article</td><td class="number">2</td></tr>');
});

it('is one file that requests nothing', () => {
  expect(diffReport(DIFF, 'news@1', 'news@2')).not.toMatch(/(?:src|href)="(?!data:|#)|<script|url\(/);
});
