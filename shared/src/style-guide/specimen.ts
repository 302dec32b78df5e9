import type { ReactNode } from 'react';

/** A state of a control that the style guide shows permanently. */
export type ForcedState = 'hover' | 'focus' | 'active';

/** One situation of a component. */
export interface Situation {
  label: string;
  show: ReactNode;
  forced?: ForcedState;
}

/** A component of the design library in all its situations. */
export interface Specimen {
  /** Name of the component, which is the name of its file. */
  name: string;
  /** Its purpose, in one sentence. */
  use: string;
  /** row: side by side, for small components. half: two columns. full: one below the other. */
  set: 'row' | 'half' | 'full';
  situations: readonly Situation[];
}

/** Related specimens. */
export interface Chapter {
  id: string;
  title: string;
  specimens: readonly Specimen[];
}
