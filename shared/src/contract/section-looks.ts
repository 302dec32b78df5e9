import type { SectionKey } from './sections.ts';

/** A section color: `--hue-<name>` in tokens.css. */
type Hue = 'brick' | 'blue' | 'teal' | 'plum' | 'bronze' | 'steel' | 'green' | 'rose';

export interface SectionLook {
  /** Its color on the page, in the menu and on cards. Not set: the text color. */
  hue?: Hue;
  /** Its group in the menu. */
  group: 'News' | 'Life' | 'Voices';
  /** Its name in the menu, if it is not the title. */
  menu?: string;
  /** Its name in the row below the nameplate. Not set: not in the row, which is full. */
  row?: string;
}

/** How each section looks and is named in the frame. The server and the build read it; few browsers load it. */
export const SECTION_LOOKS: Readonly<Record<SectionKey, SectionLook>> = {
  'local-news': { hue: 'brick', group: 'News', row: 'Local' },
  'national-news': { hue: 'blue', group: 'News', row: 'National' },
  'world-news': { hue: 'teal', group: 'News', row: 'World' },
  politics: { hue: 'plum', group: 'News', menu: 'Politics', row: 'Politics' },
  business: { hue: 'bronze', group: 'News', row: 'Business' },
  technology: { hue: 'steel', group: 'News', menu: 'Technology', row: 'Technology' },
  automotive: { hue: 'steel', group: 'News', menu: 'Automotive', row: 'Automotive' },
  'real-estate': { hue: 'bronze', group: 'News', menu: 'Real Estate', row: 'Real Estate' },
  health: { hue: 'green', group: 'Life', menu: 'Health', row: 'Health' },
  sports: { hue: 'green', group: 'Life', row: 'Sports' },
  'arts-culture': { hue: 'rose', group: 'Life', row: 'Arts' },
  'food-dining': { hue: 'rose', group: 'Life', row: 'Food' },
  lifestyle: { hue: 'rose', group: 'Life', menu: 'Lifestyle' },
  books: { hue: 'rose', group: 'Life' },
  opinion: { hue: 'plum', group: 'Voices', row: 'Opinion' },
  blog: { hue: 'green', group: 'Voices', row: 'Blog' },
  community: { hue: 'green', group: 'Voices' },
  events: { hue: 'green', group: 'Voices', menu: 'Events' },
  archives: { hue: 'brick', group: 'Voices' },
  radio: { group: 'Voices' },
};
