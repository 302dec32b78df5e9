export interface PopularOpinion {
  title: string;
  byline: string;
}

/** Sample content: four titles with bylines, without pieces behind them (specification, section 2). */
export const POPULAR: readonly PopularOpinion[] = [
  { title: 'The library is the only room in town that asks nothing of you', byline: 'By a reader in Benson' },
  { title: 'Count the trees before you count the lanes', byline: 'By the streets column' },
  { title: 'What the night shift knows about breakfast', byline: 'By a nurse in Midtown' },
  { title: 'Give the river its bank back', byline: 'By the river column' },
];
