/** The colours a cover is printed in: the paper's own, as in its drawings. */
export interface Scheme {
  ground: string;
  /** Title and author, on the ground. */
  ink: string;
  /** The shape nearest the reader, and the one behind it. */
  near: string;
  far: string;
  /** The one bright thing. */
  light: string;
}

const night = '#142031';
const blue = '#24405e';
const cream = '#f7f0df';
const sand = '#ead9b0';
const gold = '#f2b61f';
const ochre = '#d98a26';
const brick = '#a8432b';
const clay = '#d4875c';
const plum = '#652a3b';
const teal = '#2f6373';
const mist = '#a9c0bf';
const sage = '#6d8b57';
const pine = '#2c4a3c';

/** What is set on the nearest shape, which is dark in every scheme. */
export const ON_NEAR = cream;

export const SCHEMES = {
  dusk: { ground: night, ink: cream, near: blue, far: teal, light: gold },
  paper: { ground: cream, ink: night, near: night, far: mist, light: brick },
  harvest: { ground: sand, ink: night, near: brick, far: clay, light: gold },
  brick: { ground: brick, ink: cream, near: plum, far: clay, light: gold },
  river: { ground: mist, ink: night, near: teal, far: sand, light: cream },
  noon: { ground: gold, ink: night, near: night, far: ochre, light: cream },
  plum: { ground: plum, ink: cream, near: night, far: brick, light: clay },
  pine: { ground: pine, ink: cream, near: night, far: sage, light: gold },
} satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof SCHEMES;
