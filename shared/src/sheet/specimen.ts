import type { ReactNode } from 'react';

/** What a pointer or a keyboard does to a control, held still so that it can be looked at. */
export type HeldState = 'hover' | 'focus' | 'active';

/** One situation of a component. */
export interface Situation {
  /** What is special about it. */
  label: string;
  show: ReactNode;
  held?: HeldState;
}

/** A component of the design library, with all the situations it can be in. */
export interface Specimen {
  /** Name of the component, which is the name of its file. */
  name: string;
  /** What it is for, in one sentence. */
  use: string;
  /** Small things stand in a row, wider ones in two columns, the widest one below the other. */
  set: 'row' | 'half' | 'full';
  situations: readonly Situation[];
}

/** Specimens that belong together. */
export interface Chapter {
  id: string;
  title: string;
  specimens: readonly Specimen[];
}
