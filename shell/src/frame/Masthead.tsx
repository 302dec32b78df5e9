import { Bird } from '@meadowlark/shared/design/Bird.tsx';
import { Oxford } from '@meadowlark/shared/design/Oxford.tsx';
import { Wordmark } from '@meadowlark/shared/design/Wordmark.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { SITE } from '@meadowlark/shared/site.ts';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { MenuSign, SmallMenu } from './Menu.tsx';
import { OnAir } from './OnAir.tsx';
import { SectionRow } from './SectionRow.tsx';

/** Name of the paper, date, radio and the way to everything. Larger on the front page than inside. */
export function Masthead({ today }: { today: string }) {
  const front = useLocation().pathname === '/';
  return (
    <Head>
      <Wrap>
        <Bar $front={front}>
          <Ear $end={false}>
            <b>{today}</b>
            {SITE.place}
          </Ear>
          <Name href="/" aria-label={`${SITE.name}, front page`}>
            <Bird />
            <Wordmark form="line" />
            <Wordmark form="stacked" />
          </Name>
          <Ear $end>
            <OnAir />
            <br />
            24/7 live stream
          </Ear>
          <SmallMenu>
            <MenuSign aria-hidden="true" />
            Sections
          </SmallMenu>
        </Bar>
        <DateLine>
          <b>{today}</b>
          <OnAir />
        </DateLine>
        <SectionRow />
      </Wrap>
      <Wrap>
        <Oxford />
      </Wrap>
    </Head>
  );
}

const Head = styled.header`
  border-top: 4px solid var(--accent);
`;

/** Bird, and the name on one line where there is room, else on two. */
const Name = styled.a`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  margin-right: auto;
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

  @media (max-width: 359.98px) {
    svg:nth-child(1) {
      width: 30px;
      height: 30px;
    }

    svg:nth-child(3) {
      height: 27px;
    }
  }

  @media (min-width: 768px) {
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
`;

const Ear = styled.p<{ $end: boolean }>`
  display: none;
  font: var(--text-meta);
  color: var(--ink-faint);
  white-space: nowrap;

  b {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
`;

/** Front page: the name between two ears. Inside: the name at the left, the ears together at the right. */
const front = css`
  min-height: 136px;

  ${Ear}:nth-of-type(2) {
    text-align: right;
  }

  ${Name} svg:nth-child(1) {
    width: 72px;
    height: 72px;
    margin-block: -8px 0;
  }

  ${Name} svg:nth-child(2) {
    height: 46px;
  }
`;

const inner = css`
  ${Name} {
    order: -1;
  }

  ${Ear} {
    text-align: right;
  }

  ${Ear}:nth-of-type(2) {
    flex: none;
    border-left: 1px solid var(--rule);
    padding-left: var(--s-4);
    margin-left: var(--s-2);
    text-align: left;
  }
`;

const Bar = styled.div<{ $front: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 64px;

  @media (min-width: 768px) {
    min-height: 80px;
  }

  @media (min-width: 1280px) {
    min-height: 96px;
    justify-content: space-between;

    ${Ear} {
      display: block;
      flex: 1 1 0;
    }

    ${Name} {
      margin: 0;
      gap: var(--s-3);
    }

    ${Name} svg:nth-child(2) {
      height: 38px;
    }

    ${({ $front }) => ($front ? front : inner)}
  }
`;

const DateLine = styled.p`
  border-top: 1px solid var(--rule);
  padding-block: 6px;
  font: var(--text-meta);
  color: var(--ink-faint);
  display: flex;
  justify-content: space-between;
  gap: var(--s-4);

  b {
    font-weight: 600;
    color: var(--ink);
  }

  @media (min-width: 1280px) {
    display: none;
  }
`;
