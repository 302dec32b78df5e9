/**
 * Everything that makes this paper this town's. To make it another town's, change this file and the feed catalogue.
 * Addresses under `.example` and numbers with 555 are placeholders by design: they reach nobody.
 */
export const SITE = {
  name: 'The Omaha Meadowlark',
  shortName: 'Meadowlark',
  tagline: 'Up early for Omaha',
  network: 'One of the Tallgrass network of local papers',
  place: 'Omaha, Nebraska',
  description: 'News of Omaha, the river and the plains.',
  byline: 'The Meadowlark desk',
  geo: { region: 'US-NE', placename: 'Omaha', position: '41.2565;-95.9345' },
  timeZone: 'America/Chicago',
  /** Parts of outside sites, loaded in a frame when the reader asks for them; `page` is the same thing at its own site. */
  embeds: {
    contactForm: {
      name: 'Letter form',
      frame: 'https://forms.example/embed/meadowlark-letters',
      page: 'https://forms.example/meadowlark-letters',
      script: 'https://forms.example/embed.js',
    },
  },
  contact: {
    editorial: 'news@meadowlark.example',
    advertising: 'ads@meadowlark.example',
    tips: 'tips@meadowlark.example',
    general: 'hello@meadowlark.example',
    questions: 'questions@meadowlark.example',
    privacy: 'privacy@meadowlark.example',
    phone: '402 555 0136',
    address: ['100 Sample Street', 'Omaha, NE 68100'],
  },
  social: [
    { name: 'Facebook', url: 'https://facebook.example/meadowlark' },
    { name: 'Instagram', url: 'https://instagram.example/meadowlark' },
  ],
  partners: [
    { name: 'Prairie Partner', url: 'https://prairie-partner.example/' },
    { name: 'River Partner', url: 'https://river-partner.example/' },
  ],
  charity: { name: 'A warm coat for every child', url: 'https://coats.example/' },
} as const;
