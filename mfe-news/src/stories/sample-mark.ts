import type { StoryList } from './load-stories.ts';

/** Attributes of an element whose stories are samples: the masthead finds the mark and says so, once per page. */
export function sampleMark(state: StoryList['state']): { 'data-sample'?: '' } {
  return state === 'sample' ? { 'data-sample': '' } : {};
}
