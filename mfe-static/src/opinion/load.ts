import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { OpinionPiece } from './opinion-piece.ts';
import { PIECES } from './pieces.ts';
import { POPULAR, type PopularOpinion } from './popular.ts';

export interface OpinionData {
  pieces: readonly [OpinionPiece, OpinionPiece];
  popular: readonly PopularOpinion[];
  partner: { name: string; url: string };
}

export const load: Load<OpinionData> = () => ({
  status: 200,
  data: { pieces: PIECES, popular: POPULAR, partner: SITE.partners[0] },
});
