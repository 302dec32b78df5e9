import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { styled } from 'styled-components';
import { Body } from './body/Body.tsx';
import { Corrections } from './Corrections.tsx';
import { Facts } from './Facts.tsx';
import { Film } from './Film.tsx';
import { Foot } from './Foot.tsx';
import { Hero } from './Hero.tsx';
import { Entries } from './live/Entries.tsx';
import type { PostView } from './post-wire.ts';

export function Article({ post, path }: { post: PostView; path: string }) {
  return (
    <Frame>
      <Columns>
        {post.hero !== null && <Hero hero={post.hero} />}
        <Headline>
          <a href="/blog">Blog</a>
          <h1 dir="auto" data-read="">
            {post.title}
          </h1>
          {post.description !== '' && (
            <p dir="auto" data-read="">
              {post.description}
            </p>
          )}
        </Headline>
        <Facts post={post} />
        <Main>
          {(post.live === null || post.body.length > 0) && (
            <Body nodes={post.body} initial={post.live === null} />
          )}
          {post.live !== null && <Entries live={post.live} path={path} />}
          {post.video !== null && <Film video={post.video} title={post.title} />}
          <Corrections corrections={post.corrections} />
          <Foot post={post} />
        </Main>
        <Rail>
          <AdSlot size="box" position={1} />
          <AdSlot size="tall" position={2} />
        </Rail>
      </Columns>
    </Frame>
  );
}

const Frame = styled.article`
  padding-top: var(--s-2);

  @media (min-width: 48em) {
    padding-top: var(--s-5);
  }
`;

/*
 * Wide: facts in a left column; picture, headline, standfirst and text share a left edge. Facts and advertisements are
 * taller than what is beside them. The last row takes the extra height, so that painted content does not move.
 */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--gap);
  @media (min-width: 80em) {
    grid-template:
      'facts . rail' auto
      'facts head rail' auto
      'facts body rail' 1fr / 192px minmax(0, 1fr) 300px;
    > figure {
      grid-column: 2;
    }
  }
  @media (min-width: 100em) {
    grid-template-columns: 288px minmax(0, 1fr) 300px;
  }
  @media print {
    display: block;
  }
`;

const Headline = styled.header`
  max-width: 900px;
  padding-top: var(--s-5);
  overflow-wrap: anywhere;
  a {
    display: inline-block;
    padding-block: var(--s-3);
    margin-block: calc(-1 * var(--s-3)) calc(-1 * var(--s-2));
    font: var(--text-kicker);
    color: var(--section);
  }
  h1 {
    font: var(--hed-1);
    letter-spacing: -0.02em;
  }
  p {
    max-width: 31rem;
    padding-top: var(--s-3);
    font: var(--text-standfirst);
    color: var(--ink-soft);
  }
  @media (min-width: 80em) {
    grid-area: head;
    padding-top: var(--s-6);

    /* Without a picture, level with facts and advertisements. */
    &:first-child {
      padding-top: 0;
    }
  }
  @media print {
    max-width: none;
    padding-top: 12pt;
  }
`;

const Main = styled.div`
  min-width: 0;
  /* Rules end where the text does. */
  max-width: var(--measure);
  @media (min-width: 80em) {
    grid-area: body;
  }
  @media print {
    max-width: none;
  }
`;

/* Narrow layouts show fewer ads. The last one is sticky beside a long text. */
const Rail = styled.div`
  display: none;

  @media screen and (min-width: 80em) {
    display: grid;
    grid-area: rail;
    grid-template-rows: auto 1fr;
    gap: var(--s-5);

    > :last-child {
      position: sticky;
      top: var(--s-4);
      align-self: start;
    }
  }
`;
