import { styled } from 'styled-components';
import { Bird } from '../pictures/Bird.tsx';
import { houseAd, type AdSize } from './house-ads.ts';

interface Props {
  size: AdSize;
  position: number;
  page?: string | undefined;
}

/** A house advertisement. All of it is the link. */
export function HouseAd({ size, position, page }: Props) {
  const { title, text, link, ground } = houseAd(size, position, page);
  return (
    <Sheet href={link.href} data-size={size} data-ground={ground}>
      <Words>
        <b>{title}</b>
        <span>{text}</span>
      </Words>
      <Cue>{link.text}</Cue>
      {ground === 'night' ? <HouseSun /> : <Bird form={ground === 'gold' ? 'outline' : 'full'} />}
    </Sheet>
  );
}

/** The hour the paper is named for: the sun on the horizon, and its light on the river. */
function HouseSun() {
  return (
    <svg viewBox="0 0 300 300" aria-hidden="true">
      <path d="M40 150a110 110 0 0 1 220 0z" fill="var(--accent)" />
      <path
        d="M20 150h260M50 168h200M78 186h144M70 204h120M112 222h96M104 240h64M132 258h44"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="5"
      />
    </svg>
  );
}

const Words = styled.span`
  display: grid;
  gap: var(--s-1);
  min-width: 0;
  text-wrap: balance;

  b {
    font: var(--hed-6);
  }
  span {
    font: var(--text-meta);
    color: var(--ink-soft);
  }
`;

const Cue = styled.span`
  font: var(--text-ui);
  font-weight: 600;
  text-decoration-line: underline;
  text-decoration-color: var(--accent);
  text-decoration-thickness: 2px;
  white-space: nowrap;
`;

const Sheet = styled.a`
  position: relative;
  display: flex;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);
  text-align: left;

  &[data-ground='gold'] {
    --ground: var(--accent);
    --ink: var(--accent-ink);
    --ink-soft: var(--accent-ink);
    --rule-firm: var(--accent-ink);
  }
  &[data-ground='gold'] ${Cue} {
    text-decoration-color: currentColor;
  }
  &:hover ${Cue} {
    text-decoration-thickness: 4px;
  }
  &[data-ground='night'] {
    --rule-firm: transparent;
  }
  &:focus-visible {
    outline-offset: -6px;
  }
  /* First, but last in the page: it shows that the words are complete. */
  > svg {
    flex: none;
    order: -1;
  }

  &[data-size='banner'] {
    align-items: center;
    gap: var(--s-4);
    padding: var(--s-2) var(--s-4);
    border-block: 3px double var(--rule-firm);

    /* They are centered, so each line moves those before it. */
    &:not(:has(svg)) {
      visibility: hidden;
    }
    > svg {
      width: 60px;
      height: 60px;
    }
    &[data-ground='night'] > svg {
      width: 92px;
      height: 92px;
      margin: 0 -12px -36px;
    }
    ${Cue} {
      display: none;
    }
  }
  @media (min-width: 48em) {
    &[data-size='banner'] {
      gap: var(--s-5);
      padding-inline: var(--s-5) var(--s-6);

      b {
        font: var(--hed-4);
      }
      ${Cue} {
        display: inline;
        margin-left: auto;
      }
    }
  }

  &:not([data-size='banner']) {
    flex-direction: column;
    gap: var(--s-3);
    padding: var(--s-5);
    border-top: 6px double var(--rule-firm);

    ${Words} {
      gap: var(--s-2);
    }
    span {
      font-size: 0.9375rem;
      line-height: 1.3334;
    }
    ${Cue} {
      margin-top: auto;
    }
  }
  &[data-size='box'] {
    b {
      font: var(--hed-3);
    }
    > svg {
      position: absolute;
      right: var(--s-4);
      bottom: var(--s-4);
      width: 84px;
      height: 84px;
    }
  }
  &[data-size='tall'] {
    padding-top: var(--s-6);

    b {
      font: var(--hed-2);
      letter-spacing: var(--tight);
    }
    > svg {
      position: absolute;
      inset: auto 0 var(--s-7);
      width: 100%;
      height: auto;
    }
    ${Cue} {
      position: relative;
    }
  }
`;
