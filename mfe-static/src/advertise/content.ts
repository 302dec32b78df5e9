import { SITE } from '@meadowlark/shared/site.ts';
import { SIZES, sizeText } from './sizes.ts';

export interface AudienceFigure {
  figure: string;
  what: string;
}

/** Claims about readers (specification, section 9). */
export const AUDIENCE: readonly AudienceFigure[] = [
  { figure: '30K+', what: 'monthly visitors' },
  { figure: '5min', what: 'average time on site' },
  { figure: '75%', what: 'local readers' },
];

export interface AdOption {
  title: string;
  text: string;
  /** Figures or terms. */
  facts: readonly string[];
}

/** Ad options besides display ads (specification, section 2). */
export const OPTIONS: readonly AdOption[] = [
  {
    title: 'Sponsored Content',
    text: 'A page of your own with the word Sponsored above the headline. We edit it for facts, not for praise.',
    facts: ['Marked above the headline', 'Written by you or with us'],
  },
  {
    title: 'Email Newsletter',
    text: 'One sponsor a morning, named in one line at the top and once at the end.',
    facts: ['8,500+ subscribers', '32% average open rate'],
  },
  {
    title: 'Event Sponsorships',
    text: 'Your name on the door of something that is open to everyone: a market, a reading, a count of birds.',
    facts: ['Open to the public', 'Named as the sponsor’s'],
  },
];

export interface Testimonial {
  quote: string;
  who: string;
}

/** Sample content: made up. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote:
      'We booked one small ad for snow shovels. By Friday the shelf was empty, and it had not snowed yet.',
    who: 'A hardware store, sample',
  },
  {
    quote:
      'People came to the concert and told us where they had read of it. That had never happened before.',
    who: 'A chamber choir, sample',
  },
];

/** The page's figures and options as lines of plain text. */
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
