import type { PageProps } from '@meadowlark/shared/contract/page.ts';
import { Blank } from '@meadowlark/shared/design/Blank.tsx';
import { ButtonLink } from '@meadowlark/shared/design/ButtonLink.tsx';
import { Wrap } from '@meadowlark/shared/design/Wrap.tsx';
import { CATEGORIES } from '../categories.ts';
import { StoriesNotice } from '../stories/StoriesNotice.tsx';
import type { ArticleData } from './article-data.ts';
import { Article } from './Article.tsx';

/** What we know of a story, and the way to all of it. */
export function Page({ data }: PageProps<ArticleData>) {
  if (data.state === 'here') {
    return (
      <Wrap data-section={data.category}>
        <StoriesNotice state={data.sample ? 'sample' : 'live'} />
        <Article {...data} />
      </Wrap>
    );
  }
  return (
    <Wrap>
      {data.state === 'failed' && <StoriesNotice state="failed" />}
      <Missing data={data} />
    </Wrap>
  );
}

function Missing({ data }: { data: Exclude<ArticleData, { state: 'here' }> }) {
  const section = data.category && { href: `/${data.category}`, text: CATEGORIES[data.category].title };
  return data.state === 'gone' ? (
    <Blank
      title="This story is gone"
      text="Feeds keep a story for a day or two. It is not in this one any more."
      level={1}
      withBird
    >
      <ButtonLink href={section?.href ?? '/'}>
        {section ? `More from ${section.text}` : 'To the front page'}
      </ButtonLink>
    </Blank>
  ) : (
    <Blank title="This story cannot be shown just now" text="Its feed did not answer." level={1} withBird>
      <ButtonLink href="">Try Again</ButtonLink>
    </Blank>
  );
}
