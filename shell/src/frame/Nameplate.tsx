import { NameplateBird, Wordmark } from '@meadowlark/shared/design/pictures/Wordmark.tsx';
import { ON_ONE_LINE } from '@meadowlark/shared/design/pictures/wordmark-sizes.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';

/** The nameplate, a link to the front page: the bird, and the name on one line or, on narrow screens, two. */
export function Nameplate() {
  return (
    <Name href="/" aria-label={`${SITE.name}, front page`}>
      <NameplateBird />
      <Wordmark form="line" />
      <Wordmark form="stacked" />
    </Name>
  );
}

const Name = styled.a`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  color: var(--ink);

  svg:nth-child(1) {
    width: 38px;
    height: 38px;
    flex: none;
  }

  svg:nth-child(2) {
    display: none;
    height: 34px;
    width: auto;
  }

  svg:nth-child(3) {
    height: 32px;
    width: auto;
  }

  @media (max-width: 22.49em) {
    svg:nth-child(1) {
      width: 30px;
      height: 30px;
    }

    svg:nth-child(3) {
      height: 27px;
    }
  }

  @media (min-width: 48em) {
    svg:nth-child(1) {
      width: 52px;
      height: 52px;
    }

    svg:nth-child(2) {
      display: block;
    }

    svg:nth-child(3) {
      display: none;
    }
  }

  @media (min-width: 80em) {
    gap: var(--s-3);

    svg:nth-child(2) {
      height: 38px;
    }

    [data-front] & {
      grid-area: 1 / 2;
      /* Space for the search field beside it, even with a scroll bar. */
      --height: clamp(43px, 2.9vw, 46px);
      /* The bird is in the middle: with less space it would be where the name goes. */
      min-width: calc(72px + var(--s-3) + var(--height) * ${ON_ONE_LINE.ratio});
    }

    [data-front] & svg:nth-child(1) {
      width: 72px;
      height: 72px;
      margin-block: -8px 0;
    }

    [data-front] & svg:nth-child(2) {
      height: var(--height);
    }
  }
`;
