import { PendingStories } from '@meadowlark/shared/design/PendingStories.tsx';
import { SectionHead } from '@meadowlark/shared/design/SectionHead.tsx';

/** Keeps the room of a block that is late, with its loading text (specification, section 8). */
export function BlockPending({ title }: { title: string }) {
  return (
    <section aria-busy="true" data-pending="">
      <SectionHead title={title} />
      <PendingStories text={`Loading ${title.toLowerCase()}...`} count={4} layout="four" />
    </section>
  );
}
