import type { FigureName } from './figures.ts';

export type Part = 'lab' | 'load' | 'growth';

/** The figures of one measurement. */
export type Figures = Readonly<Partial<Record<FigureName, number>>>;

/** One figure of one measurement. A run is stored as a list of these. */
export interface Sample {
  part: Part;
  /** Name of the contestant. */
  of: string;
  /** What was measured, such as a page or a number of connections. */
  scene: string;
  figure: FigureName;
  value: number;
  /** Counted from 0. Samples of one round are taken close together, so they can be compared in pairs. */
  round: number;
}

/** A measurement that failed. The report lists it. */
export interface Failure {
  part: Part;
  of: string;
  scene: string;
  round: number;
  why: string;
}
