import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { AdSlot } from '@meadowlark/shared/design/AdSlot.tsx';
import { Blank } from '@meadowlark/shared/design/Blank.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { Article } from './Article.tsx';
import { PendingPost } from './PendingPost.tsx';
import type { PostData } from './post-view.ts';

export function Page({ data }: PageProps<PostData>) {
  return (
    <Wrap data-section="community">
      <Post data={data} />
      <AdSlot size="banner" position={3} />
    </Wrap>
  );
}

/** Stands in for the page while the post is on its way. */
export function Pending() {
  return (
    <Wrap data-section="community">
      <PendingPost />
    </Wrap>
  );
}

function Post({ data }: { data: PostData }) {
  if (data.state === 'post') return <Article key={data.path} post={data.post} />;
  if (data.state === 'missing')
    return <NoPost title="Blog not found" text="It may have moved, or the address has a slip in it." />;
  return <NoPost title={data.message} text="Please try again in a moment." />;
}

function NoPost({ title, text }: { title: string; text: string }) {
  return (
    <Blank title={title} text={text} level={1} withBird>
      <ButtonLink href="/blog" look="quiet">
        Back to Blog
      </ButtonLink>
    </Blank>
  );
}
