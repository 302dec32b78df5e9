export interface Figure {
  figure: string;
  what: string;
}

/** What the page claims about its readers (specification, section 9). */
export const AUDIENCE: readonly Figure[] = [
  { figure: '30K+', what: 'monthly visitors' },
  { figure: '5min', what: 'average time on site' },
  { figure: '75%', what: 'local readers' },
];
