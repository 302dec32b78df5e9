import cottonwood from './pictures/cottonwood.svg';
import dome from './pictures/dome.svg';
import library from './pictures/library.svg';
import streetcar from './pictures/streetcar.svg';

/** Ways into the paper from the radio. Texts and pictures are our own. */
export const READING = [
  {
    href: '/local-news',
    title: 'Local News',
    text: 'The council, the schools, the river and the road crews, from one end of the metro to the other.',
    picture: streetcar,
  },
  {
    href: '/blog',
    title: 'The Blog',
    text: 'Longer pieces to keep: storms and gardens, libraries and ballparks, and how to live well here.',
    picture: cottonwood,
  },
  {
    href: '/events',
    title: 'Local Events',
    text: 'Where to go tonight and at the weekend, in town and out on the plains.',
    picture: dome,
  },
  {
    href: '/books',
    title: 'Books',
    text: 'A shelf for quiet hours: the mind, the breath, and the art of sitting still.',
    picture: library,
  },
] as const;
