import { SITE } from '@meadowlark/shared/site.ts';
import { AUDIENCE } from './audience.ts';
import { OPTIONS } from './options.ts';
import { SIZES, sizeText } from './sizes.ts';

/** The page's figures and options as lines of plain text, to keep or to send on. */
export const MEDIA_KIT: readonly string[] = [
  `Advertising in ${SITE.name}`,
  '',
  ...AUDIENCE.map(({ figure, what }) => `${figure} ${what}`),
  '',
  'Display Advertising',
  ...SIZES.map((size) => `${sizeText(size)} ${size.name}: ${size.place}`),
  '',
  ...OPTIONS.flatMap(({ title, text, facts }) => [title, text, facts.join(', '), '']),
  `Contact: ${SITE.contact.advertising}, ${SITE.contact.phone}`,
  '',
  'This paper is a sample. Its figures are claims of the sample, its addresses and numbers placeholders.',
];
