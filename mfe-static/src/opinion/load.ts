import type { Load } from '@meadowlark/shared/contract/load.ts';
import { PARTNERS } from '@meadowlark/shared/site.ts';
import { PIECES, POPULAR, type OpinionPiece, type PopularOpinion } from './pieces.ts';

export interface OpinionData {
  pieces: readonly [OpinionPiece, OpinionPiece];
  popular: readonly PopularOpinion[];
  partner: { name: string; url: string };
}

export const load: Load<OpinionData> = () => ({
  status: 200,
  data: { pieces: PIECES, popular: POPULAR, partner: PARTNERS[0] },
});
