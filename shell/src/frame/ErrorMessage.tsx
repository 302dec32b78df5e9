import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { TextLink } from '@meadowlark/shared/design/controls/TextLink.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { SITE } from '@meadowlark/shared/site.ts';
import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';

/** The text of the error screen, with links. Without a network it is not an error: the page is just not on this device. */
export function ErrorMessage() {
  const isOffline = !navigator.onLine;
  const title = isOffline ? 'This page is not on this device' : 'Unexpected Application Error!';
  // The page that failed has set no title. Set before `RouteAnnouncer` announces it.
  useLayoutEffect(() => {
    document.title = `${title} | ${SITE.name}`;
  }, [title]);
  return (
    <Words>
      <h1>{title}</h1>
      <p>
        {isOffline
          ? 'You are offline. The page that you came from is still here.'
          : 'This page could not be shown. Loading it again often helps.'}
      </p>
      <Ways>
        <ButtonLink href="">Try Again</ButtonLink>
        <TextLink as="button" onClick={() => history.back()}>
          Go Back
        </TextLink>
        <TextLink href="/">Front page</TextLink>
        {!isOffline && <TextLink href={`mailto:${SITE.contact.general}`}>Tell us about it</TextLink>}
      </Ways>
    </Words>
  );
}

/** The error screen inside the frame. */
export function PageError() {
  return (
    <Wrap>
      <ErrorMessage />
    </Wrap>
  );
}

const Words = styled.div`
  position: relative;
  margin-block: var(--s-7) var(--s-8);
  padding-top: var(--s-5);
  border-top: 2px solid var(--rule-firm);

  &::before {
    content: '';
    position: absolute;
    top: -2px;
    left: 0;
    width: 72px;
    height: 6px;
    background: var(--accent);
  }

  > p {
    max-width: 35rem;
    padding-block: var(--s-3) var(--s-5);
    font: var(--text-standfirst);
    color: var(--ink-soft);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-5);
  font: var(--text-ui);
  font-weight: 600;

  > button {
    padding-inline: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
`;
