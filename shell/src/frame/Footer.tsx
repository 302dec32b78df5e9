import { Oxford } from '@meadowlark/shared/design/layout/Oxford.tsx';
import { NameplateBird, Wordmark } from '@meadowlark/shared/design/pictures/Wordmark.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { SITE } from '@meadowlark/shared/site.ts';
import { styled } from 'styled-components';
import { LinkList } from './LinkList.tsx';
import { FOOTER, LEGAL } from './menu-links.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';

export function Footer({ year }: { year: string }) {
  return (
    <Ground data-ground="night">
      <Wrap>
        <Oxford data-look="gold" />
        <Top>
          <Name>
            <a href="/" aria-label={`${SITE.name}, front page`}>
              <NameplateBird />
              <Wordmark form="stacked" />
            </a>
            <p>
              {SITE.tagline} and the country around it. {SITE.network}.
            </p>
          </Name>
          {FOOTER.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Title>{title}</Title>
              <LinkList title={title} links={links} />
            </nav>
          ))}
        </Top>
        <Legal>
          <span>
            © {year} {SITE.name}
          </span>
          {LEGAL.map((link) => (
            <NavigationAnchor key={link.href} link={link} />
          ))}
          <form action="/_pictures" method="post">
            <button type="submit" name="pictures" value="no">
              Leave pictures out
            </button>
          </form>
        </Legal>
      </Wrap>
    </Ground>
  );
}

const Ground = styled.footer`
  margin-top: var(--s-8);
  padding-block: var(--s-6) var(--s-5);

  a:hover {
    text-decoration-line: underline;
  }

  @media print {
    display: none;
  }
`;

// Fixed ratios: columns sized by content would shift while the browser parses the last one, which is wide because it
// contains the mail address.
const Top = styled.div`
  display: grid;
  padding-top: var(--s-6);
  gap: var(--s-6) var(--s-4);
  grid-template-columns: minmax(0, 5fr) minmax(0, 9fr);

  li > * {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding-block: var(--s-1);
    overflow-wrap: anywhere;
  }
  li > span {
    color: var(--ink-soft);
  }

  @media (pointer: coarse) {
    li > * {
      min-height: var(--tap);
    }
  }

  /* A phone with large text: in two columns, words would break. */
  @media (max-width: 17.99em) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media (min-width: 48em) {
    column-gap: var(--s-5);
    grid-template-columns: repeat(3, minmax(0, 20fr)) minmax(0, 33fr);
  }

  @media (min-width: 64em) {
    column-gap: var(--gap);
    grid-template-columns: minmax(0, 40fr) repeat(3, minmax(0, 19fr)) minmax(0, 29fr);
  }
`;

const Name = styled.div`
  grid-column: 1 / -1;

  a {
    display: flex;
    align-items: center;
    gap: var(--s-2);
  }

  svg {
    width: 52px;
    height: 52px;
  }

  /* Not :last-child, which matches only once the whole parent is parsed. */
  svg + svg {
    width: auto;
    height: 40px;
  }

  p {
    font: var(--text-excerpt);
    color: var(--ink-soft);
    padding-top: var(--s-3);
    max-width: 19rem;
  }

  @media (min-width: 64em) {
    grid-column: auto;
  }
`;

const Title = styled.h2`
  font: var(--text-kicker);
  color: var(--ink-soft);
  border-top: 1px solid var(--rule);
  padding-block: var(--s-2) var(--s-1);
`;

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  border-top: 1px solid var(--rule);
  margin-top: var(--s-6);
  padding-top: var(--s-4);
  font: var(--text-meta);
  color: var(--ink-soft);

  span {
    margin-right: auto;
  }

  @media (max-width: 63.99em) {
    span {
      flex-basis: 100%;
    }
  }

  a,
  button {
    padding-block: 12px;
    margin-block: -12px;
  }
  button {
    display: block;
    padding-inline: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  button:hover {
    text-decoration-line: underline;
  }
`;
