import type { OutsidePart } from './outside-part.ts';

/** Says plainly why nothing will come where the address is only a placeholder. */
export function SampleAddress({ part }: { part: OutsidePart }) {
  return part.isPlaceholder
    ? ' In this sample edition its address is a placeholder: nothing will answer.'
    : null;
}
