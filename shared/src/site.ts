/**
 * Everything specific to this paper and town. For another town, change this file and the feed catalog. Addresses
 * under `.example` and numbers with 555 are placeholders by design. What only few scripts use is a separate export.
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
  contact: {
    editorial: 'news@meadowlark.example',
    advertising: 'ads@meadowlark.example',
    tips: 'tips@meadowlark.example',
    general: 'hello@meadowlark.example',
    questions: 'questions@meadowlark.example',
    privacy: 'privacy@meadowlark.example',
    phone: '402-555-0136',
    address: ['100 Sample Street', 'Omaha, NE 68100'],
  },
  /** Names only: their links are placeholders (specification, section 2). */
  social: ['Facebook', 'Instagram'],
} as const;

/**
 * Parts of other sites, loaded in a frame only when the reader requests them. `page` is the same content on a separate page,
 * for a link beside the frame; `script` is loaded with the frame; `still` is a picture of the film. Enter your
 * providers' URLs here. URLs below `/api/sample/` are the sample edition's stand-ins (`backend/src/sample-embeds`).
 */
export const EMBEDS = {
  events: {
    name: 'Omaha events calendar',
    frame: '/api/sample/calendar',
    page: '/api/sample/calendar',
  },
  film: {
    name: 'Featured film',
    frame: '/api/sample/film',
    page: '/api/sample/film',
    still: '/api/sample/film/still.svg',
  },
  imageFeed: {
    name: 'The paper in pictures',
    frame: '/api/sample/wall',
    page: '/api/sample/wall',
  },
  contactForm: {
    name: 'Letter form',
    frame: '/api/sample/letters',
    page: '/api/sample/letters',
    script: '/api/sample/letters/embed.js',
  },
  shortFilm: {
    name: 'YouTube',
    frame: 'https://www.youtube-nocookie.com/embed/',
    watch: 'https://www.youtube.com/shorts/',
  },
  pictures: { name: 'Pinterest' },
} as const;

export const PARTNERS = [
  {
    name: 'Prairie Partner',
    url: 'https://prairie-partner.example/',
    offer: 'Evening classes for adults: bookkeeping, welding and Spanish, one night a week.',
  },
  {
    name: 'River Partner',
    url: 'https://river-partner.example/',
    offer: 'Paddles, boots and a guide for the first mile. Leave the shore tidier than you found it.',
  },
] as const;

export const CHARITY = {
  name: 'A warm coat for every child',
  text: 'Our charity partner fits out 900 Omaha school children before the first snow. Twenty dollars buys one coat.',
  url: 'https://coats.example/',
} as const;
