import type { OpinionPiece } from './opinion-piece.ts';

/** Sample content. The authors are roles, not people. */
export const PIECES: readonly OpinionPiece[] = [
  {
    id: 'bench-at-every-stop',
    title: 'Put a bench at every bus stop, and start with the ones in the sun',
    excerpt: 'A town shows what it thinks of people by where it lets them sit.',
    authorName: 'The transit column',
    authorTitle: 'Sample columnist',
    date: 'Sample piece',
    commentCount: 0,
    content: `
<p>Stand for twenty minutes at a stop on a July afternoon, with a bag in each hand, and you know all that needs to be known about benches. Those who plan the lines rarely stand there. Those who stand there rarely plan anything, because the bus is late and the day is gone.</p>
<p>A bench costs about as much as the paint for one block of parking. It needs no study. It needs a slab, four bolts and somebody who decides that people waiting are not in the way.</p>
<h3>What should be done</h3>
<ul>
<li>Begin with the forty stops that have the most riders and the least shade.</li>
<li>Put the bench where the driver sees it, with its back to the wind.</li>
<li>Leave out the third armrest. Nobody was ever helped by it.</li>
</ul>
<p>It will be said that benches draw idlers. They do. They draw the old, the tired, the early and the pregnant, and every one of them has paid for the street.</p>`,
  },
  {
    id: 'leave-the-grass-long',
    title: 'Leave the grass long where nobody walks',
    excerpt: 'We mow four times what we use, and then wonder where the birds went.',
    authorName: 'A gardener on the edge of town',
    authorTitle: 'Sample guest',
    date: 'Sample piece',
    commentCount: 0,
    content: `
<p>Drive out on any county road in June and count the mowers. They are trimming ditches that no child plays in and no driver looks at, at the very time when something small and brown is sitting on four eggs in them.</p>
<p>I do not ask for wilderness. Corners must be open, so that one sees the truck coming. Paths must be paths. But between the corner and the path lies most of the county, and most of it is cut by habit.</p>
<h3>A fair trade</h3>
<p>Mow the first yard by the road, for safety. Leave the rest until August. The saved diesel pays for the one thing that long grass needs, which is a sign that says that it is meant.</p>
<p>The bird on this paper’s masthead nests on the ground. It would be odd to print it every morning and to cut it down every second week.</p>`,
  },
];
