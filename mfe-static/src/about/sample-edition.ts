/**
 * What is made up here and what is not, said once in full. Sample stories everywhere on the site link to this text by
 * the anchor `sample`.
 */
export const SAMPLE_EDITION: readonly string[] = [
  'This paper is a working sample. The site is real: its pages, its search, its radio and its feeds do what they say. The paper is made up: its desks, addresses, telephone numbers, partners and figures are there to show the pages, and reach nobody.',
  'The news sections print what public news feeds send. Until one has answered they show stories written for this purpose, under the label Sample edition. Nothing in those has happened, and nobody in them exists. When a feed answers, its stories take their place.',
  'Some sections, such as Health and From the Archives, show samples at all times; so do the opinion page, the community page and the blog.',
  'If a sample story brought you here, you have read all there is of it. A real one would have led you to the publisher who reported it.',
];
