import { SITE } from '@meadowlark/shared/site.ts';

/** What a colleague from another paper needs, as lines of plain text. */
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
