import { Columns } from '@meadowlark/shared/design/Columns.tsx';
import { Picture } from '@meadowlark/shared/design/Picture.tsx';
import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';
import { storyBox } from '@meadowlark/shared/design/story-box.ts';
import { styled } from 'styled-components';
import { READING } from './reading.ts';

/** The sound goes on while one reads: four ways into the paper. */
export function Reading() {
  return (
    <section aria-labelledby="reading">
      <SectionHead title="To read while you listen" id="reading" />
      <Columns layout="four">
        {READING.map(({ href, title, text, picture }) => (
          <Door key={href} data-rank="card">
            <Picture picture={{ src: picture, alt: '' }} ratio="card" />
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </Door>
        ))}
      </Columns>
    </section>
  );
}

const Door = styled.div`
  ${storyBox}

  p {
    padding-top: var(--s-2);
    font: var(--text-excerpt);
    color: var(--ink-soft);
  }
`;
