import { formatLongDate } from '@meadowlark/shared/text/date.ts';
import { BENCHES } from './texts/benches.ts';
import { LONG_GRASS } from './texts/long-grass.ts';
import type { OpinionPiece } from './opinion-piece.ts';

/** The two pieces of the specification, section 2. Sample content; the authors are roles, not people. */
export const PIECES: readonly [OpinionPiece, OpinionPiece] = [
  {
    id: 'bench-at-every-stop',
    title: 'Put a bench at every bus stop, and start with the ones in the sun',
    excerpt: 'A town shows what it thinks of people by where it lets them sit.',
    authorName: 'The transit column',
    authorTitle: 'Sample columnist',
    ...dated('2025-11-20'),
    commentCount: 0,
    content: BENCHES,
  },
  {
    id: 'leave-the-grass-long',
    title: 'Leave the grass long where nobody walks',
    excerpt: 'We mow four times what we use, and then wonder where the birds went.',
    authorName: 'A gardener on the edge of town',
    authorTitle: 'Sample guest',
    ...dated('2025-11-14'),
    commentCount: 0,
    content: LONG_GRASS,
  },
];

function dated(isoDate: string): { date: string; isoDate: string } {
  return { date: formatLongDate(`${isoDate}T12:00:00Z`), isoDate };
}
