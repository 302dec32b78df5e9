import type { FigureName } from './figures.ts';

export type Part = 'lab' | 'load' | 'growth';

/** The figures that one run gave. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>;

/** One figure of one run. Everything that the bench measures ends as a list of these. */
export interface Sample {
  part: Part;
  /** Who was measured: the name of a contestant. */
  of: string;
  /** What was done: a page that was read, a number of connections. */
  scene: string;
  figure: FigureName;
  value: number;
  /** Counted from 0. Samples of one round were taken close together and may be compared in pairs. */
  round: number;
}

/** A run that gave no figures. It is listed in the report: a row with failures is no measurement. */
export interface Failure {
  part: Part;
  of: string;
  scene: string;
  round: number;
  why: string;
}
