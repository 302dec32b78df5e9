export interface Value {
  name: string;
  text: string;
}

/** In the order of the specification, section 2. */
export const VALUES: readonly Value[] = [
  {
    name: 'Accuracy',
    text: 'A name is spelled as its owner spells it, a number has a source, and what we got wrong we say so.',
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
