import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/ads/AdSlot.tsx';
import { EmptyState } from '@meadowlark/shared/design/states/EmptyState.tsx';
import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { Plate } from '@meadowlark/shared/design/pictures/Plate.tsx';
import { StatusLine } from '@meadowlark/shared/design/states/StatusLine.tsx';
import { Wrap } from '@meadowlark/shared/design/layout/Wrap.tsx';
import { styled } from 'styled-components';
import { Article } from './Article.tsx';
import { HeroBox } from './Hero.tsx';
import { MorePosts } from './MorePosts.tsx';
import type { PostData } from './load.ts';

export function Page({ data }: PageProps<PostData>) {
  return (
    <Wrap data-section="community" data-sample={data.state === 'post' && data.post.sample ? '' : undefined}>
      <Post data={data} />
      {data.state === 'post' && <MorePosts posts={data.more} />}
      <AdSlot size="banner" position={3} />
    </Wrap>
  );
}

export function Pending() {
  return (
    <Wrap data-section="community">
      <PendingPost />
    </Wrap>
  );
}

function Post({ data }: { data: PostData }) {
  if (data.state === 'post') {
    const { path, post } = data;
    // Remounts a live post: the shell has put entries into it that a later response contains as well.
    return <Article key={`${path} ${post.live?.asOf.iso}`} post={post} path={path} />;
  }
  if (data.state === 'missing')
    return <NoPost title="Blog not found" text="It may have moved, or there may be a typo in the address." />;
  return <NoPost title={data.message} text="Please try again in a moment." />;
}

function NoPost({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState title={title} text={text} level={1} withBird>
      <ButtonLink href="/blog" look="quiet">
        Back to Blog
      </ButtonLink>
    </EmptyState>
  );
}

/** Placeholder for a post that is loading. */
function PendingPost() {
  return (
    <Frame aria-busy="true">
      <StatusLine tone="loading">Loading blog...</StatusLine>
      <div aria-hidden="true">
        <HeroBox>
          <Plate ratio="lead" />
        </HeroBox>
        <Bars />
      </div>
    </Frame>
  );
}

/* Fills the screen, so that the footer does not shift when the post arrives. Wide: where picture and text will be. */
const Frame = styled.div`
  min-height: 100vh;

  @media (min-width: 80em) {
    margin-left: calc(192px + var(--gap));
  }
`;

/* Headline and first lines, drawn as bars. */
const Bars = styled.div`
  max-width: var(--measure);
  height: 320px;
  margin-top: var(--s-6);
  background:
    linear-gradient(var(--plate) 0 0) 0 0 / 92% 44px no-repeat,
    linear-gradient(var(--plate) 0 0) 0 64px / 58% 24px no-repeat,
    repeating-linear-gradient(transparent 0 18px, var(--plate) 18px 32px) 0 122px / 100% 192px no-repeat;
`;
