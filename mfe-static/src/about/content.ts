import { SITE } from '@meadowlark/shared/site.ts';

/** The first paragraph is set larger. */
export const MISSION: readonly string[] = [
  `${SITE.name} is there so that people in and around Omaha know what is being decided for them, by whom, and what they can still do about it.`,
  'It gathers the news of the city, the river and the plains, and sets it down plainly. What others have reported keeps their name and leads to their page; what is written here is signed, dated and, where it was wrong, corrected at the foot.',
  'It is free, asks for no account and follows nobody around. Advertising and partners pay for it, and both are marked wherever they stand.',
];

export interface TeamMember {
  role: string;
  initials: string;
  work: string;
}

/** Sample content: desks, not people, with the desks' initials. */
export const EDITORIAL_STAFF: readonly TeamMember[] = [
  { role: 'Editor in chief', initials: 'EC', work: 'Answers for everything that stands here.' },
  { role: 'City editor', initials: 'CE', work: 'Decides what leads the day.' },
  { role: 'Opinion editor', initials: 'OE', work: 'Reads the letters, and prints those that disagree.' },
  { role: 'Copy chief', initials: 'CC', work: 'Checks names, numbers and headlines before they go out.' },
];

export const REPORTING_TEAM: readonly TeamMember[] = [
  { role: 'City hall reporter', initials: 'CH', work: 'Council, county boards, courts and budgets.' },
  { role: 'Schools reporter', initials: 'SR', work: 'Classrooms, school boards and the bus.' },
  { role: 'River and plains reporter', initials: 'RP', work: 'Water, weather, farms and the Missouri.' },
  { role: 'Sports reporter', initials: 'SP', work: 'High school gyms first, ballparks second.' },
];

export interface Value {
  name: string;
  text: string;
}

/** In the specification's order (section 2). */
export const VALUES: readonly Value[] = [
  {
    name: 'Accuracy',
    text: 'A name is spelled as its owner spells it, a number has a source, and when we got something wrong we say so.',
  },
  {
    name: 'Independence',
    text: 'Whoever buys an ad buys an ad. No advertiser, partner or office reads a story before you do.',
  },
  {
    name: 'Community Focus',
    text: 'We write for people who will meet each other at the store tomorrow, and who have to live with the result.',
  },
  {
    name: 'Inclusivity',
    text: 'A town is all its neighborhoods. We go where nobody has called us, and we listen to those who seldom write letters.',
  },
  {
    name: 'Innovation',
    text: 'A paper may be old in its manners and new in its tools. This one opens fast, works on any machine and spies on nobody.',
  },
];

/** Explains what is made up. Sample stories across the site link here by the anchor `sample`. */
export const SAMPLE_EDITION: readonly string[] = [
  'This paper is a working sample. The site is real: its pages, its search, its radio and its feeds do what they say. The paper is made up: its desks, addresses, telephone numbers, partners and figures are there to show the pages, and reach nobody.',
  'The news sections print what public news feeds send. Until one has answered they show stories written for this purpose, under the words Sample edition at the head of the page. Nothing in those has happened, and nobody in them exists. When a feed answers, its stories take their place.',
  'Some sections, such as Health and From the Archives, show samples at all times; so do the opinion page, the community page and the blog. Live Radio plays a sample tune.',
  'If a sample story brought you here, you have read all there is of it. A real one would have led you to the publisher who reported it.',
];

/** Facts for other media, as lines of plain text. */
export const PRESS_KIT: readonly string[] = [
  SITE.name,
  SITE.tagline,
  '',
  `What: ${SITE.description} Free to read, without accounts.`,
  `Where: ${SITE.place}`,
  `Who: ${SITE.network}`,
  `Byline: ${SITE.byline}`,
  '',
  `Write the name in full the first time: ${SITE.name}. Later: the ${SITE.shortName}.`,
  '',
  `Press: ${SITE.contact.general}, ${SITE.contact.phone}`,
  `Post: ${SITE.contact.address.join(', ')}`,
  '',
  'This paper is a sample. Its addresses and telephone numbers are placeholders and reach nobody.',
];
