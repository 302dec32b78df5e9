import { styled } from 'styled-components';
import { Columns, type ColumnsLayout } from '../layout/Columns.tsx';
import { Plate } from '../pictures/Plate.tsx';
import { StatusLine } from '../states/StatusLine.tsx';
import { articleCardBox } from './article-card-box.ts';

interface Props {
  /** The loading text of the specification, section 8: 'Loading local news...'. */
  text: string;
  /** Number of story placeholders. */
  count: number;
  layout: ColumnsLayout;
}

/** Placeholder of stories that are loading: a status line, and boxes as tall as the stories. */
export function PendingStories({ text, count, layout }: Props) {
  const hasLead = layout === 'local' || layout === 'front' || layout === 'section';
  const ranks = Array.from({ length: count }, (_, index) => (hasLead && index === 0 ? 'lead' : 'card'));
  return (
    <div aria-busy="true">
      <StatusLine tone="loading">{text}</StatusLine>
      <div aria-hidden="true">
        <Columns layout={layout}>
          {ranks.map((rank, index) => (
            <Skeleton key={index} data-rank={rank}>
              <Plate ratio={rank} />
              <Bars />
            </Skeleton>
          ))}
        </Columns>
      </div>
    </div>
  );
}

const Skeleton = styled.div`
  ${articleCardBox}
`;

/** Two lines of headline and one of byline, painted as three stripes in one element. */
const Bars = styled.div`
  height: 58px;
  margin-top: 8px;
  background:
    linear-gradient(var(--plate) 0 0) 0 0 / 92% 16px no-repeat,
    linear-gradient(var(--plate) 0 0) 0 24px / 68% 16px no-repeat,
    linear-gradient(var(--plate) 0 0) 0 48px / 40% 10px no-repeat;
`;
