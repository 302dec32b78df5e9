import { ButtonLink } from '@meadowlark/shared/design/controls/ButtonLink.tsx';
import { styled } from 'styled-components';
import type { PostView } from './post-wire.ts';

export function Foot({ post }: { post: PostView }) {
  return (
    <Frame>
      {post.topics.length > 0 && (
        <>
          <h2>Related Topics</h2>
          <ul>
            {post.topics.map((topic) => (
              <li key={topic}>
                <bdi>{topic}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      <End>
        <ButtonLink href="/blog" look="quiet">
          Back to All Articles
        </ButtonLink>
        <span>
          Article #<bdi>{post.id}</bdi>
          {post.date !== null && (
            <>
              {' • Published on '}
              <bdi>{post.date.text}</bdi>
            </>
          )}
        </span>
      </End>
    </Frame>
  );
}

const Frame = styled.footer`
  margin-top: var(--s-7);
  padding-top: var(--s-4);
  border-top: 2px solid var(--rule-firm);
  overflow-wrap: anywhere;
  h2 {
    padding-bottom: var(--s-1);
    font: var(--hed-5);
  }
  ul {
    padding-bottom: var(--s-4);
    font: var(--text-excerpt);
    line-height: 1.883;
  }
  h2 ~ div {
    border-top: 1px solid var(--rule);
    padding-top: var(--s-4);
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-4);
  span {
    font: var(--text-meta);
    color: var(--ink-faint);
  }
  @media print {
    > a {
      display: none;
    }
  }
`;
