import { Columns } from '@meadowlark/shared/design/layout/Columns.tsx';
import { Picture } from '@meadowlark/shared/design/pictures/Picture.tsx';
import { SectionHead } from '@meadowlark/shared/design/layout/SectionHead.tsx';
import { articleCardBox } from '@meadowlark/shared/design/stories/article-card-box.ts';
import { styled } from 'styled-components';
import armchair from './pictures/armchair.svg';
import dance from './pictures/dance.svg';
import houseplants from './pictures/houseplants.svg';
import nightStreet from './pictures/night-street.svg';

/** Our own texts and pictures. */
const TEASERS = [
  {
    href: '/local-news',
    title: 'Local News',
    text: 'The council, the schools, the river and the road crews, from one end of the metro to the other.',
    picture: nightStreet,
  },
  {
    href: '/blog',
    title: 'The Blog',
    text: 'Longer pieces to keep: storms and gardens, libraries and ballparks, and how to live well here.',
    picture: houseplants,
  },
  {
    href: '/events',
    title: 'Local Events',
    text: 'Where to go tonight and this weekend, in town and out on the plains.',
    picture: dance,
  },
  {
    href: '/books',
    title: 'Books',
    text: 'A shelf for quiet hours: the mind, the breath, and the art of sitting still.',
    picture: armchair,
  },
] as const;

/** Four links to read while the radio plays on. */
export function ReadingList() {
  return (
    <section aria-labelledby="reading">
      <SectionHead title="To read while you listen" id="reading" />
      <Columns layout="four">
        {TEASERS.map(({ href, title, text, picture }) => (
          <Teaser key={href} data-rank="card">
            <Picture picture={{ src: picture, alt: '' }} ratio="card" />
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </Teaser>
        ))}
      </Columns>
    </section>
  );
}

const Teaser = styled.div`
  ${articleCardBox}

  p {
    padding-top: var(--s-2);
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
`;
