import { formatLongDate } from '@meadowlark/shared/text/date.ts';

/** An opinion piece (specification, section 3). */
export interface OpinionPiece {
  id: string;
  title: string;
  excerpt: string;
  authorName: string;
  authorTitle: string;
  /** Display text. */
  date: string;
  /** ISO 8601. */
  isoDate: string;
  commentCount: number;
  /** Our own HTML. It is rendered unescaped, so it must never contain text from outside. */
  content: string;
}

/** A short opinion, printed below the pieces. */
export interface PopularOpinion {
  id: string;
  title: string;
  byline: string;
  text: string;
}

const BENCHES = `
<p>Stand for twenty minutes at a stop on a July afternoon, with a bag in each hand, and you know all that needs to be known about benches. Those who plan the lines rarely stand there. Those who stand there rarely plan anything, because the bus is late and the day is gone.</p>
<p>A bench costs about as much as the paint for one block of parking. It needs no study. It needs a slab, four bolts and somebody who decides that people waiting are not in the way.</p>
<blockquote><p>Nobody has ever missed a bus because there was somewhere to sit.</p></blockquote>
<p>The usual answer is that riders can use the app and leave the house when the bus is near. Try it with a walker, or a sleeping child, or the three blocks of ice that nobody clears between the door and the corner. The bench is for those three blocks. It is the difference between a line on a map and a line one can use.</p>
<h3>What should be done</h3>
<ul>
<li>Begin with the forty stops that have the most riders and the least shade.</li>
<li>Put the bench where the driver sees it, with its back to the wind.</li>
<li>Leave out the third armrest. Nobody was ever helped by it.</li>
</ul>
<p>It will be said that benches draw idlers. They do. They draw the old, the tired, the early and the pregnant, and every one of them has paid for the street.</p>`;

const LONG_GRASS = `
<p>Drive out on any county road in June and count the mowers. They are trimming ditches that no child plays in and no driver looks at, at the very time when something small and brown is sitting on four eggs in them.</p>
<p>I do not ask for wilderness. Corners must be open, so that one sees the truck coming. Paths must be paths. But between the corner and the path lies most of the county, and most of it is cut by habit.</p>
<p>Habit is not a bad thing. It is how the snow gets plowed and the leaves get bagged. But a habit ought to be asked, once in a while, what it is for, and this one has no answer except that it looks like somebody was there.</p>
<h3>A fair trade</h3>
<p>Mow the first yard by the road, for safety. Leave the rest until August. The saved diesel pays for the one thing that long grass needs, which is a sign that says that it is meant.</p>
<p>My neighbor put up such a sign two summers ago, painted on the lid of a feed bucket. It says <em>Occupied</em>. He has had no complaints and one photographer.</p>
<p>The bird on this paper’s masthead nests on the ground. It would be odd to print it every morning and to cut it down every second week.</p>`;

/** The two sample pieces (specification, section 2). Their authors are roles, not people. */
export const PIECES: readonly [OpinionPiece, OpinionPiece] = [
  {
    id: 'bench-at-every-stop',
    title: 'Put a bench at every bus stop, and start with the ones in the sun',
    excerpt: 'A town shows what it thinks of people by where it lets them sit.',
    authorName: 'The transit column',
    authorTitle: 'Sample columnist',
    ...dated('2026-11-20'),
    commentCount: 0,
    content: BENCHES,
  },
  {
    id: 'leave-the-grass-long',
    title: 'Leave the grass long where nobody walks',
    excerpt: 'We mow four times what we use, and then wonder where the birds went.',
    authorName: 'A gardener on the edge of town',
    authorTitle: 'Sample guest',
    ...dated('2026-11-14'),
    commentCount: 0,
    content: LONG_GRASS,
  },
];

function dated(isoDate: string): { date: string; isoDate: string } {
  return { date: formatLongDate(`${isoDate}T12:00:00Z`), isoDate };
}

/** Four samples (specification, section 2), short enough for the page itself. */
export const POPULAR: readonly PopularOpinion[] = [
  {
    id: 'the-library',
    title: 'The library is the only room in town that asks nothing of you',
    byline: 'By a reader in Benson',
    text: 'No ticket, no coffee, no reason. One may sit there all of a wet Tuesday and read the same page, and nobody will come by to ask whether everything is all right. Everywhere else with a roof, one is a customer, a patient or late. I should like the council to remember that in the month in which it cuts the hours.',
  },
  {
    id: 'count-the-trees',
    title: 'Count the trees before you count the lanes',
    byline: 'By the streets column',
    text: 'A wider road saves a driver forty seconds. A row of lindens saves everybody on foot ten degrees, every afternoon from June to September, for eighty years. Both are easily counted. Only one of them is ever in the report, because there is a machine for counting cars and none for counting shade.',
  },
  {
    id: 'the-night-shift',
    title: 'What the night shift knows about breakfast',
    byline: 'By a nurse in Midtown',
    text: 'That it is supper. That the best table is the one with its back to the sun. That the man who cooks it has been up as long as you have, and neither of you will mention it. A town that stays open for those who keep it running is not doing them a favor. It is paying a bill.',
  },
  {
    id: 'the-river',
    title: 'Give the river its bank back',
    byline: 'By the river column',
    text: 'We built a wall, then a road behind it, then a fence so that nobody would fall off the wall. Now children grow up four blocks from the longest river on the continent and have never touched it. Two hundred yards of plain sloping grass would do. The water will come up over it every few years. That is what a bank is for.',
  },
];
